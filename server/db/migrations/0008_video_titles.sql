ALTER TABLE "intro_videos" DROP CONSTRAINT "intro_videos_language_known";--> statement-breakpoint
ALTER TABLE "intro_videos" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "intro_videos" DROP COLUMN "language";