DROP INDEX "appeals_listed";--> statement-breakpoint
DROP INDEX "reviews_listed";--> statement-breakpoint
DROP INDEX "documents_listed";--> statement-breakpoint
CREATE INDEX "accounts_newest" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_of_role" ON "accounts" USING btree ("role","status","created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_suspended" ON "accounts" USING btree ("suspended_at","id") WHERE "suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "accounts_searched" ON "accounts" USING gin (lower("name" || ' ' || coalesce("email"::text, '') || ' ' || coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "appeals_decided" ON "appeals" USING btree ("decision","created_at","id") WHERE "decision" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_of_act" ON "audit_log" USING btree ("act","created_at");--> statement-breakpoint
CREATE INDEX "relations_requested" ON "relations" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "relations_answered" ON "relations" USING btree ("answered_at") WHERE "answered_at" is not null;--> statement-breakpoint
CREATE INDEX "relations_activated" ON "relations" USING btree ("activated_at") WHERE "activated_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("created_at","id") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "documents_verified" ON "documents" USING btree ("verified_at","id") WHERE "verified_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_rejected" ON "documents" USING btree ("rejected_at","id") WHERE "rejected_at" is not null;