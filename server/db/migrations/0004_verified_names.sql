ALTER TABLE "documents" ADD COLUMN "verified_name" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "set_back_from" timestamp (3) with time zone;