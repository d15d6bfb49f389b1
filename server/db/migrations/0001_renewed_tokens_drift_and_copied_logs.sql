CREATE TABLE "copied_logs" (
	"log" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_hash" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "admin_second_factors" ADD COLUMN "drift" smallint;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_previous_hash" UNIQUE("previous_hash");