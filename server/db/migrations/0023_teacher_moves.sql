ALTER TABLE "teachers" ADD COLUMN "away_cell" text;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "away_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "away_on" date;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "earlier_cells" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- No job moves a cell any more: those that wait are dropped.
DO $$ BEGIN
	IF to_regclass('pgboss.job') IS NOT NULL THEN
		DELETE FROM pgboss.job WHERE name = 'follow_place';
	END IF;
END $$;
