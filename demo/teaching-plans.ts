/** Types of teachers: subjects, classes and boards that go together, and the price of an hour in the city's centre. */
import {
  type Board,
  boards,
  classes,
  type Qualification,
  qualifications,
  type SchoolClass,
  type Subject,
  subjects,
} from "#contract/vocabulary.ts";

/** The matching sentences of bios. */
export type TeachingField =
  | "primary"
  | "middle"
  | "mathematics"
  | "physics"
  | "chemistry"
  | "biology"
  | "commerce"
  | "language"
  | "urdu"
  | "society"
  | "psychology"
  | "computing"
  | "exams"
  | "arts";

export type TeachingPlan = {
  field: TeachingField;
  /** Weight among all teachers. */
  weight: number;
  always: readonly Subject[];
  sometimes: readonly Subject[];
  classes: readonly SchoolClass[];
  boards: readonly Board[];
  degrees: readonly Qualification[];
  /** Rupees an hour. */
  fee: number;
  /** Share of women among them. */
  women: number;
};

const school = "cbse cbse icse state nios";
const senior = "cbse cbse icse ib igcse";

const little = "nursery kg 1 2 3 4 5";
const middle = "6 7 8";
const secondary = "8 9 10";
const upper = "11 12";
const all = `${little} ${middle} 9 10 11 12`;

const taught = "bachelor_degree teaching_certificate";
const master = "master_degree bachelor_degree";
const mastered = "master_degree teaching_certificate";
const trained = "diploma bachelor_degree";
const certified = "bachelor_degree professional_certification";
const skilled = "diploma professional_certification";

/** Splits space-separated codes; an unknown code throws. */
function codesIn<Code extends string>(known: readonly Code[], text: string): Code[] {
  return text.split(" ").flatMap((word) => {
    const code = known.find((each) => each === word);
    if (code === undefined && word !== "") throw new RangeError(`no code ${word}`);
    return code === undefined ? [] : [code];
  });
}

const row = (
  field: TeachingField,
  weight: number,
  always: string,
  sometimes: string,
  taughtClasses: string,
  taughtBoards: string,
  degrees: string,
  fee: number,
  women: number,
): TeachingPlan => ({
  field,
  weight,
  always: codesIn(subjects, always),
  sometimes: codesIn(subjects, sometimes),
  classes: codesIn(classes, taughtClasses),
  boards: codesIn(boards, taughtBoards),
  degrees: codesIn(qualifications, degrees),
  fee,
  women,
});

export const teachingPlans: readonly TeachingPlan[] = [
  row("primary", 24, "all_subjects", "english mathematics hindi drawing", little, school, taught, 200, 0.82),
  row(
    "primary",
    8,
    "all_subjects english",
    "mathematics hindi",
    "nursery kg 1 2",
    "cbse icse",
    "diploma high_school",
    160,
    0.92,
  ),
  row(
    "middle",
    14,
    "mathematics science english",
    "social_studies hindi all_subjects",
    middle,
    school,
    taught,
    250,
    0.62,
  ),
  row("mathematics", 18, "mathematics", "science physics", secondary, school, master, 340, 0.42),
  row("mathematics", 10, "mathematics", "statistics jee cuet", `10 ${upper}`, senior, mastered, 520, 0.36),
  row("mathematics", 3, "mathematics statistics", "economics", "12 college", "cbse ib", "phd master_degree", 750, 0.4),
  row("physics", 9, "physics", "mathematics jee neet", upper, senior, master, 560, 0.32),
  row("physics", 4, "jee physics", "mathematics chemistry", `${upper} competitive`, "cbse", certified, 850, 0.2),
  row("physics", 6, "science", "physics chemistry biology mathematics", secondary, school, mastered, 330, 0.55),
  row("chemistry", 8, "chemistry", "science neet jee", upper, senior, master, 540, 0.5),
  row("biology", 7, "biology", "science neet chemistry", `9 10 ${upper}`, senior, mastered, 500, 0.64),
  row("biology", 4, "neet biology", "chemistry", `${upper} competitive`, "cbse", master, 820, 0.5),
  row("commerce", 10, "accountancy", "business_studies economics", upper, senior, master, 450, 0.46),
  row("commerce", 6, "economics", "business_studies statistics cuet", `${upper} college`, senior, mastered, 500, 0.55),
  row("commerce", 3, "ca_foundation accountancy", "economics", "12 college competitive", "cbse", certified, 700, 0.35),
  row(
    "language",
    10,
    "english",
    "spoken_english social_studies",
    `${middle} 9 10 ${upper}`,
    senior,
    mastered,
    350,
    0.7,
  ),
  row("language", 6, "spoken_english", "english", "8 9 10 11 12 college", "cbse state", trained, 320, 0.58),
  row("language", 7, "hindi", "sanskrit", `${middle} 9 10`, school, mastered, 260, 0.68),
  row("language", 3, "sanskrit", "hindi", `${middle} 9 10 ${upper}`, "cbse state", master, 260, 0.5),
  row("language", 3, "french", "english", `${middle} 9 10`, "cbse icse ib igcse", trained, 550, 0.76),
  row("language", 2, "german", "", `${middle} 9 10`, "cbse icse ib igcse", trained, 580, 0.66),
  row("language", 2, "punjabi", "hindi", `${little} ${middle}`, "cbse state", taught, 240, 0.7),
  row("society", 7, "social_studies", "english hindi", `${middle} 9 10`, school, taught, 270, 0.66),
  row("society", 5, "history political_science", "geography cuet", upper, senior, mastered, 380, 0.55),
  row("society", 3, "geography", "political_science social_studies", `9 10 ${upper}`, senior, mastered, 370, 0.5),
  row("psychology", 2, "psychology", "english", `${upper} college`, senior, master, 520, 0.85),
  row("computing", 7, "computer_science", "coding mathematics", `9 10 ${upper} college`, senior, certified, 480, 0.42),
  row("computing", 5, "coding", "computer_science", `5 ${middle} 9 10`, "cbse icse ib", certified, 520, 0.46),
  row(
    "exams",
    6,
    "ssc reasoning",
    "banking general_knowledge mathematics",
    "college competitive",
    "state",
    master,
    300,
    0.3,
  ),
  row("exams", 4, "banking reasoning", "ssc english", "college competitive", "state", certified, 320, 0.34),
  row(
    "exams",
    4,
    "upsc general_knowledge",
    "history political_science geography",
    "college competitive",
    "state",
    master,
    600,
    0.36,
  ),
  row("exams", 4, "cuet", "english reasoning general_knowledge", "12 competitive", "cbse", master, 420, 0.48),
  row("arts", 5, "drawing", "", all, "cbse icse", trained, 320, 0.72),
  row("arts", 5, "music", "", `${all} college`, "cbse icse", trained, 420, 0.5),
  row("arts", 4, "dance", "", all, "cbse icse", trained, 420, 0.86),
  row("arts", 3, "yoga", "", `${all} college`, "cbse", skilled, 380, 0.6),
  row("arts", 3, "chess", "", `${little} ${middle} 9 10`, "cbse icse", skilled, 450, 0.25),
];

/** Taught mostly in Urdu-speaking areas. */
export const urduPlans: readonly TeachingPlan[] = [
  row("urdu", 3, "urdu", "hindi social_studies", `${little} ${middle} 9 10`, "cbse state nios", mastered, 240, 0.6),
  row("urdu", 4, "quran", "urdu", `${little} ${middle}`, "state", "diploma high_school", 200, 0.52),
];
