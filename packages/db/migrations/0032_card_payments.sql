ALTER TABLE "plan_invoices" ADD COLUMN "card_payment" text;--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD CONSTRAINT "plan_invoices_card_payment_unique" UNIQUE("card_payment");