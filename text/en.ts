/** All texts in English, by group. A new group is added here, and then in the other languages. */
import accounts from "./en/accounts.json" with { type: "json" };
import app from "./en/app.json" with { type: "json" };
import blog from "./en/blog.json" with { type: "json" };
import compare from "./en/compare.json" with { type: "json" };
import contact from "./en/contact.json" with { type: "json" };
import demand from "./en/demand.json" with { type: "json" };
import errors from "./en/errors.json" with { type: "json" };
import guarantee from "./en/guarantee.json" with { type: "json" };
import home from "./en/home.json" with { type: "json" };
import informational from "./en/informational.json" with { type: "json" };
import keywords from "./en/keywords.json" with { type: "json" };
import lessons from "./en/lessons.json" with { type: "json" };
import locations from "./en/locations.json" with { type: "json" };
import mails from "./en/mails.json" with { type: "json" };
import money from "./en/money.json" with { type: "json" };
import notifications from "./en/notifications.json" with { type: "json" };
import office from "./en/office.json" with { type: "json" };
import outreach from "./en/outreach.json" with { type: "json" };
import pamphlet from "./en/pamphlet.json" with { type: "json" };
import pictures from "./en/pictures.json" with { type: "json" };
import policies from "./en/policies.json" with { type: "json" };
import profiles from "./en/profiles.json" with { type: "json" };
import questions from "./en/questions.json" with { type: "json" };
import relations from "./en/relations.json" with { type: "json" };
import reviews from "./en/reviews.json" with { type: "json" };
import safety from "./en/safety.json" with { type: "json" };
import search from "./en/search.json" with { type: "json" };
import shell from "./en/shell.json" with { type: "json" };
import validation from "./en/validation.json" with { type: "json" };
import vocabulary from "./en/vocabulary.json" with { type: "json" };
import welcome from "./en/welcome.json" with { type: "json" };

export const en = {
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
