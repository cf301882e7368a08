CREATE TABLE "booked_summaries" (
	"user_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"professional_user_id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "booked_summaries_user_id_booking_id_pk" PRIMARY KEY("user_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "booked_summaries" ADD CONSTRAINT "booked_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_summaries" ADD CONSTRAINT "booked_summaries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_summaries" ADD CONSTRAINT "booked_summaries_professional_user_id_users_id_fk" FOREIGN KEY ("professional_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booked_summaries_booking" ON "booked_summaries" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booked_summaries_professional" ON "booked_summaries" USING btree ("professional_user_id");