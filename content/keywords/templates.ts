/** The sentence templates that every language must have. */

/** Heading, title and description of one page type. */
export type Head = { heading: string; title: string; description: string };

export type Templates = {
  directions: readonly [n: string, ne: string, e: string, se: string, s: string, sw: string, w: string, nw: string];
  and: string;
  /** A locality: {place} {pins} {district} {centre} {km} {direction}. */
  where: readonly string[];
  /** {place}, and of three neighbours {n1} {d1} {w1}. */
  neighbours: readonly string[];
  /** {place} {lines}. */
  ownStation: readonly string[];
  /** {place} {station} {lines}. */
  namedStation: readonly string[];
  /** {place} {station} {lines} {sd} {sw}. */
  nearStation: readonly string[];
  /** {place} {n1} {n2} {n3}. */
  areaAdvice: readonly string[];
  area: Head;
  /** {subject}. */
  subjectTuition: Head & { lead: string; leadInOrder: string };
  subjectTutor: Head & { lead: string };
  subjectNear: Head & { lead: string };
  /** {subject} {place} {n1} {n2}. */
  subjectInArea: Head & { leads: readonly string[] };
  /** {class}. */
  classTuition: Head & { lead: string };
  classTutor: Head & { lead: string };
  /** {class} {subject}. */
  classSubject: Head & { leads: readonly string[] };
  /** {board}. */
  boardTuition: Head & { lead: string };
  /** {board} {class}. */
  boardClass: Head & { leads: readonly string[] };
  /** {board} {subject}. */
  boardSubject: Head & { leads: readonly string[] };
  /** {exam} {subject}. */
  examSubject: Head & { leads: readonly string[] };
  /** {exam} {city}. */
  examInCity: Head & { leads: readonly string[]; close: string };
  /** {subject}. */
  onlineSubject: Head & { leads: readonly string[]; closes: readonly string[] };
  /** {city} {km} {direction} {c1} {k1} {c2} {k2}. */
  cityFar: Head & { leads: readonly string[]; between: string; closes: readonly string[] };
  /** {place} {n1} {n2}. */
  jobsInArea: Head & { leads: readonly string[]; closes: readonly string[] };
  /** {subject}, and {ask}: what families are advised to ask. */
  jobsOfSubject: Head & { leads: readonly string[]; closes: readonly string[] };
};
