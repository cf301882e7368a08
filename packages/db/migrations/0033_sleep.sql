ALTER TABLE "health_records" DROP CONSTRAINT "health_records_part";--> statement-breakpoint
ALTER TABLE "health_records" ADD CONSTRAINT "health_records_part" CHECK (case "health_records"."part"
        when 'drink' then "health_records"."ml" is not null and "health_records"."ml" between 10 and 3000
        when 'exercise' then num_nulls("health_records"."minutes", "health_records"."effort") = 0 and "health_records"."minutes" between 1 and 1440
        when 'meal' then true
        when 'sleep' then "health_records"."minutes" is not null and "health_records"."minutes" between 10 and 1080
        else "health_records"."part" is null and "health_records"."day" is null and "health_records"."sealed" is null end);