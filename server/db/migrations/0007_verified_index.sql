-- "Verified only" turns most teachers away: with an index of its own a page visits two in five of the rows it did, and so does the total.
CREATE INDEX "teachers_listed_verified_point" ON "teachers" USING gist ("public_point")
  INCLUDE (teaching_range, subjects, free_days) WHERE listed and verified_at is not null;
