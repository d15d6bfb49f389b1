DROP TABLE "code_counters" CASCADE;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "registrations" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "attempts";