ALTER TABLE "sessions" ADD COLUMN "page_hash" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_page_hash" UNIQUE("page_hash");