DROP INDEX "teachers_listed_point";--> statement-breakpoint
DROP INDEX "teachers_listed_verified_point";--> statement-breakpoint
CREATE INDEX "teachers_listed_point" ON "teachers" USING gist ("public_point") include ("teaching_range", "subjects", "free_days", "accepting_students", "verified_at") WHERE listed;--> statement-breakpoint
CREATE INDEX "teachers_listed_verified_point" ON "teachers" USING gist ("public_point") include ("teaching_range", "subjects", "free_days", "accepting_students") WHERE listed and verified_at is not null;