/** All texts in Hindi, by group. The type refuses a missing key. */
import accounts from "./hi/accounts.json" with { type: "json" };
import app from "./hi/app.json" with { type: "json" };
import blog from "./hi/blog.json" with { type: "json" };
import compare from "./hi/compare.json" with { type: "json" };
import contact from "./hi/contact.json" with { type: "json" };
import demand from "./hi/demand.json" with { type: "json" };
import errors from "./hi/errors.json" with { type: "json" };
import guarantee from "./hi/guarantee.json" with { type: "json" };
import home from "./hi/home.json" with { type: "json" };
import informational from "./hi/informational.json" with { type: "json" };
import keywords from "./hi/keywords.json" with { type: "json" };
import lessons from "./hi/lessons.json" with { type: "json" };
import locations from "./hi/locations.json" with { type: "json" };
import mails from "./hi/mails.json" with { type: "json" };
import money from "./hi/money.json" with { type: "json" };
import notifications from "./hi/notifications.json" with { type: "json" };
import office from "./hi/office.json" with { type: "json" };
import outreach from "./hi/outreach.json" with { type: "json" };
import pamphlet from "./hi/pamphlet.json" with { type: "json" };
import pictures from "./hi/pictures.json" with { type: "json" };
import policies from "./hi/policies.json" with { type: "json" };
import profiles from "./hi/profiles.json" with { type: "json" };
import questions from "./hi/questions.json" with { type: "json" };
import relations from "./hi/relations.json" with { type: "json" };
import reviews from "./hi/reviews.json" with { type: "json" };
import safety from "./hi/safety.json" with { type: "json" };
import search from "./hi/search.json" with { type: "json" };
import shell from "./hi/shell.json" with { type: "json" };
import validation from "./hi/validation.json" with { type: "json" };
import vocabulary from "./hi/vocabulary.json" with { type: "json" };
import welcome from "./hi/welcome.json" with { type: "json" };
import type { Texts } from "./keys.ts";

export const hi: Texts = {
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
