CREATE TABLE "data_cases" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_name" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"ended_on" date,
	CONSTRAINT "data_cases_kind_id_version_pk" PRIMARY KEY("kind","id","version")
);
--> statement-breakpoint
CREATE INDEX "data_cases_ended" ON "data_cases" USING btree ("ended_on");