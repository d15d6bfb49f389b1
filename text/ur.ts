/** All texts in Urdu, by group. The type refuses a missing key. */

import type { Texts } from "./keys.ts";
import accounts from "./ur/accounts.json" with { type: "json" };
import app from "./ur/app.json" with { type: "json" };
import blog from "./ur/blog.json" with { type: "json" };
import compare from "./ur/compare.json" with { type: "json" };
import contact from "./ur/contact.json" with { type: "json" };
import demand from "./ur/demand.json" with { type: "json" };
import errors from "./ur/errors.json" with { type: "json" };
import guarantee from "./ur/guarantee.json" with { type: "json" };
import home from "./ur/home.json" with { type: "json" };
import informational from "./ur/informational.json" with { type: "json" };
import keywords from "./ur/keywords.json" with { type: "json" };
import lessons from "./ur/lessons.json" with { type: "json" };
import locations from "./ur/locations.json" with { type: "json" };
import mails from "./ur/mails.json" with { type: "json" };
import money from "./ur/money.json" with { type: "json" };
import notifications from "./ur/notifications.json" with { type: "json" };
import office from "./ur/office.json" with { type: "json" };
import outreach from "./ur/outreach.json" with { type: "json" };
import pamphlet from "./ur/pamphlet.json" with { type: "json" };
import pictures from "./ur/pictures.json" with { type: "json" };
import policies from "./ur/policies.json" with { type: "json" };
import profiles from "./ur/profiles.json" with { type: "json" };
import questions from "./ur/questions.json" with { type: "json" };
import relations from "./ur/relations.json" with { type: "json" };
import reviews from "./ur/reviews.json" with { type: "json" };
import safety from "./ur/safety.json" with { type: "json" };
import search from "./ur/search.json" with { type: "json" };
import shell from "./ur/shell.json" with { type: "json" };
import validation from "./ur/validation.json" with { type: "json" };
import vocabulary from "./ur/vocabulary.json" with { type: "json" };
import welcome from "./ur/welcome.json" with { type: "json" };

export const ur: Texts = {
  accounts,
  app,
  blog,
  compare,
  contact,
  demand,
  errors,
  guarantee,
  home,
  informational,
  keywords,
  lessons,
  locations,
  mails,
  money,
  notifications,
  pictures,
  office,
  outreach,
  pamphlet,
  policies,
  profiles,
  questions,
  relations,
  reviews,
  safety,
  search,
  shell,
  validation,
  vocabulary,
  welcome,
};
