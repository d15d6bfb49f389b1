/** Sentences of the keyword pages in English. */
import type { Templates } from "./templates.ts";

export const templatesEn: Templates = {
  directions: ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"],
  and: "and",
  where: [
    "{place}, PIN {pins}, lies about {km} km {direction} of {centre} in {district}.",
    "From {centre} it is about {km} km {direction} to {place} ({district}, PIN {pins}).",
    "Letters to {place} carry the PIN {pins}; on the map of {district} it stands roughly {km} km {direction} of {centre}.",
    "In {district}, some {km} km {direction} of {centre}, families of {place} (PIN {pins}) look for teachers nearby.",
    "{district} has many corners; {place}, PIN {pins}, is the one about {km} km {direction} of {centre}.",
    "PIN {pins} means {place}: {district}, and {km} km or so {direction} of {centre}.",
  ],
  neighbours: [
    "Its nearest neighbours are {n1} ({d1} km {w1}), {n2} ({d2} km {w2}) and {n3} ({d3} km {w3}).",
    "A teacher from {n1}, {d1} km {w1}, reaches {place} as quickly as one from {n2} ({d2} km {w2}) or {n3} ({d3} km {w3}).",
    "Going {w1} one comes to {n1} after {d1} km, going {w2} to {n2} after {d2} km, going {w3} to {n3} after {d3} km.",
    "Around {place} lie {n1} in the {w1} ({d1} km), {n2} in the {w2} ({d2} km) and {n3} in the {w3} ({d3} km).",
    "Those who search here also look at {n1} ({d1} km {w1}), at {n2} ({d2} km {w2}) and at {n3} ({d3} km {w3}).",
    "Within reach of {place}: {n1}, {d1} km {w1}; {n2}, {d2} km {w2}; {n3}, {d3} km {w3}.",
  ],
  ownStation: [
    "{place} has a metro station of its name ({lines}), handy for teachers who travel.",
    "Whoever comes by metro gets off at {place} on the {lines}.",
    "The {lines} stops at {place}, so a tutor without a scooter can come too.",
    "With {place} station on the {lines}, a teacher from across the city is not far.",
  ],
  namedStation: [
    "The metro stop of {place} is called {station} ({lines}).",
    "By metro one reaches {place} from {station} on the {lines}.",
  ],
  nearStation: [
    "For a teacher without a scooter the metro at {station} ({lines}) is about {sd} km {sw}.",
    "The {lines} at {station}, {sd} km {sw} of {place}, brings tutors from further away.",
    "From {station} on the {lines} it is another {sd} km or so by rickshaw.",
    "By metro one uses {station} ({lines}), roughly {sd} km {sw}, then a shared rickshaw.",
  ],
  areaAdvice: [
    "When you write to somebody in {n1}, name two days and an hour for {place}; the house number waits until both have said yes.",
    "Let a teacher who comes over from {n2} begin with two fixed evenings in {place} and add a third after a month.",
    "If {n3} and {place} share a school, two neighbours may ask one teacher for lessons one after the other.",
    "Between {place} and {n1} the hour matters more than the distance: agree on a time before or after the rush.",
    "A child who returns to {place} late from school may do better with a tutor in {n1} at weekends.",
    "Older students of {place} often walk to the teacher instead; ask in {n1} and {n2} who teaches at their own place.",
    "Ask first whether a teacher from {n2} visits {place} on your days, then talk about chapters.",
    "For {place} look at free days first and at kilometres second: {n3} on a Sunday can be nearer than {n1} on a Monday.",
  ],
  area: {
    heading: "Home tuition in {place}",
    title: "Home tuition in {place} ({pins}): teachers nearby",
    description: "Teachers in {place} and around {n1}, {n2} and {n3}: subjects, free days, distance and fee.",
  },
  subjectTuition: {
    heading: "{Subject} tuition near you",
    title: "{Subject} tuition in Delhi NCR: teachers near you",
    description:
      "Find teachers of {subject} near your home in Delhi NCR by free days, distance and fee, and what to ask before the first lesson.",
    lead: "Here are the teachers of {subject} in Delhi and around who take students now, nearest first.",
    leadInOrder: "Here are those in Delhi and around who teach {subject} and take students now.",
  },
  subjectTutor: {
    heading: "{Subject} home tutor in Delhi",
    title: "{Subject} home tutor in Delhi: lessons at your home",
    description:
      "{Subject} home tutors in Delhi who come to you: see how far they travel, on which days, and what has been checked.",
    lead: "A home tutor for {subject} saves the learner the way across Delhi, and lets you see with your own eyes how {subject} goes.",
  },
  subjectNear: {
    heading: "{Subject} tuition near me",
    title: "{Subject} tuition near me: the closest teachers",
    description:
      "The closest teachers of {subject} first, with rounded distance, free days and fee. Your own address stays with you.",
    lead: "The nearer the teacher of {subject}, the fewer lessons fall through, so this list counts kilometres first.",
  },
  subjectInArea: {
    heading: "{Subject} tuition in {place}",
    title: "{Subject} tuition in {place}: teachers and free days",
    description:
      "{Subject} teachers in {place}, {n1} and {n2} with distance, free days and fee. Search without an account.",
    leads: [
      "Who teaches {subject} in {place}, and who comes over from {n1} for {subject} on the days you are free?",
      "For {subject} in {place} you need not look far: {n1} and {n2} have teachers who travel to {place} too.",
      "{Subject} lessons in {place} happen at your table, at the teacher's in {n1}, or on a screen on rainy days.",
      "Parents of {place} compare {subject} teachers by three things: days, the way from {n1} or {n2}, and a first lesson.",
      "If no {subject} teacher lives in {place} itself, {n2} is next door and {n1} hardly further.",
      "From class tests to boards, {subject} in {place} begins with somebody from {n1}, {n2} or the next lane.",
    ],
  },
  classTuition: {
    heading: "{Class} tuition",
    title: "{Class} tuition near you in Delhi NCR",
    description:
      "Teachers for {class} near your home: subjects, boards, free days and fee, and what matters in {class}.",
    lead: "These teachers of Delhi NCR name {class} among what they teach, at your home, at theirs or online.",
  },
  classTutor: {
    heading: "{Class} home tutor in Delhi",
    title: "{Class} home tutor in Delhi who comes to you",
    description:
      "Home tutors for {class} in Delhi: who travels to your area, when they are free and what was checked. Free to search.",
    lead: "A home tutor for {class} in Delhi comes to your table; look at days and range first.",
  },
  classSubject: {
    heading: "{Class} {subject} tuition",
    title: "{Class} {subject} tuition: teachers near you in Delhi NCR",
    description:
      "{Subject} teachers for {class} near you, with boards, free days and fee. What to ask tutors of {subject} in {class}.",
    leads: [
      "{Class} and {subject} together narrow the list to teachers who do exactly this.",
      "You look for {subject} in {class}: below are those who name both.",
      "In {class} whoever teaches {subject} should know what school did last week.",
      "For {subject} in {class}, two short lessons a week usually beat one long one.",
    ],
  },
  boardTuition: {
    heading: "{board} tuition",
    title: "{board} tuition near you: teachers who know the board",
    description:
      "Teachers for {board} in Delhi NCR by class, subject, free days and distance, and what sets {board} papers apart.",
    lead: "Teachers who name {board} among their boards are listed here, the nearest first.",
  },
  boardClass: {
    heading: "{board} {class} tuition",
    title: "{board} {class} tuition in Delhi NCR",
    description:
      "Teachers for {class} ({board}) near your home: subjects, free days, fee, and what to plan for {class}.",
    leads: [
      "{board} in {class} asks for a teacher who has seen both the book and the marking.",
      "This page brings together those who teach {class} for {board}.",
      "Families with a pupil in {class} ({board}) find here who lives near.",
    ],
  },
  boardSubject: {
    heading: "{board} {subject} tuition",
    title: "{board} {subject} tuition: teachers near you",
    description:
      "{Subject} teachers for {board} in Delhi NCR with free days, distance and fee. What {board} expects in {subject}.",
    leads: [
      "{Subject} for {board} is taught from its own books and to its own marking.",
      "Listed are teachers who combine {subject} with {board}.",
      "Whoever teaches {subject} and knows {board} will ask for the school's last paper first.",
    ],
  },
  examSubject: {
    heading: "{exam} {subject} tuition",
    title: "{exam} {subject} tuition: one subject, one teacher",
    description:
      "{Subject} teachers for {exam} in Delhi NCR: close one weak subject beside your coaching. Free days, distance, fee.",
    leads: [
      "Many students of {exam} have coaching and still one subject that does not move: {subject}.",
      "One teacher for {exam} {subject}, two evenings a week, can stand beside any batch.",
      "In {exam} the {subject} section is where a personal teacher pays off soonest.",
    ],
  },
  examInCity: {
    heading: "{exam} home tutor in {city}",
    title: "{exam} home tutor in {city}: one to one",
    description:
      "Personal {exam} teachers in {city}: who is near, when they are free, and how to judge a mentor for {exam} in one hour.",
    leads: [
      "Instead of a hall in another part of {city}, a tutor for {exam} comes to the student's own table.",
      "In {city} one finds {exam} batches on every main road; a personal {exam} teacher is for what a batch leaves open.",
      "{exam} students of {city} lose hours on the way to class; a tutor nearby gives them back.",
    ],
    close:
      "The way from {city} to a hall in Delhi and back is a whole evening, and {exam} needs that evening in {city}.",
  },
  onlineSubject: {
    heading: "Online {subject} tutor",
    title: "Online {subject} tutor: live lessons from home",
    description:
      "Live online {subject} lessons with one teacher: who is free when, in which language, and what you need for {subject} on a screen.",
    leads: [
      "For {subject} online, distance does not count, so you may choose among all teachers of {subject} who teach by video.",
      "Online {subject} lessons spare the stairs and the traffic, and bring teachers of {subject} from other cities to your table.",
      "{Subject} by video works when both see the same page: a phone above the notebook is enough.",
      "Choose a live {subject} teacher, not a recording: the questions are the lesson.",
      "Book one week of {subject} by video before you promise a term of it.",
    ],
    closes: [
      "Try one hour, camera on, with the homework of that very day, and see whether the pupil speaks more than the teacher.",
      "Keep lessons to forty-five minutes for younger children and send a photo of the notebook afterwards.",
      "Agree on what happens when the line breaks: phone, a new time, or ten minutes more the next day.",
      "A parent nearby for the first lessons is as sensible on a screen as in the living room.",
      "Ask for the plan of the first four weeks in writing; a teacher who has one will send it the same day.",
      "Test sound and picture on a Sunday, so that Monday's lesson begins on time.",
    ],
  },
  cityFar: {
    heading: "Home tuition in {city}",
    title: "Home tuition in {city}: teachers and online lessons",
    description:
      "Find a home teacher in {city}, or learn live online with one from elsewhere; {c1} and {c2} are the next cities on our map.",
    leads: [
      "{city} lies about {km} km {direction} of Delhi, where this site began; {c1} ({k1} km) and {c2} ({k2} km) are nearer.",
      "Between {city} and {c1} there are {k1} km, to {c2} {k2} km, and to Delhi, where most of our teachers live, {km} km.",
      "About {km} km {direction} of Delhi, {city} has {c1} ({k1} km) and {c2} ({k2} km) for neighbours on our map.",
    ],
    between: "Teachers from {c1} or {c2} rarely travel to {city}, so {city} counts on its own and on video.",
    closes: [
      "Teachers of {city} can join free of charge today; until enough have, families of {city} learn online.",
      "If nobody fits yet in {city}, choose lessons by video: the teacher's city matters little then.",
      "Whoever teaches in {city} and registers early is the first that families of {city} will see.",
    ],
  },
  jobsInArea: {
    heading: "Home tutor jobs in {place}",
    title: "Home tutor jobs in {place}: find students nearby",
    description:
      "Teach students in {place}, near {n1} and {n2}: free profile, own fee and hours, requests from families.",
    leads: [
      "You live in {place} or {n1} and would like to teach an hour or two after work?",
      "Families in {place} search by day and distance; a teacher from {n1} or {n2} with free evenings stands high.",
      "Students in {place} need someone who comes on time; {n2} is near enough for that.",
      "Home tuition in {place} is work you can begin this week, from {n1}, {n2} or your own lane.",
    ],
    closes: [
      "Say in your profile how many kilometres you travel from {place}, and on which two days you are surely free.",
      "Two students in {place} and one in {n1} make a round trip that pays; set your range so that it covers both.",
      "Have your papers checked before the term in {place} begins: a teacher whose identity was checked may write to families first.",
      "Fee, subjects and hours are your own; in {place} nobody takes a share of what a family pays you for lessons.",
    ],
  },
  jobsOfSubject: {
    heading: "{Subject} tutor jobs",
    title: "{Subject} tutor jobs in Delhi: teach near home",
    description:
      "Teach {subject} to students near you: free registration, own hours, own fee. What families ask teachers of {subject}.",
    leads: [
      "Teachers of {subject} are asked for all year, and most before the half-yearly examinations.",
      "If {subject} is your field, families around you look for it by class and day.",
      "Whoever teaches {subject} well gets the second student from the first one's neighbour.",
      "In {subject} one steady evening a week with a single pupil is a fair beginning.",
      "A short note in your profile on how you begin {subject} with a new pupil does more than adjectives.",
      "Set the fee for {subject} by class, and say at once whether the first hour counts.",
      "Bring to the first hour of {subject} one easy question, one fair one and one that makes both of you think.",
      "Keep a plan for the first four lessons of {subject} at hand; parents who see one seldom look any further.",
      "Say which books and old papers you use for {subject}, so that a family knows what to have on the table.",
    ],
    closes: [
      "This is what we tell families about teachers of {subject}, so be ready for it: “{ask}”",
      "Parents read the following advice before they write to teachers of {subject}: “{ask}”",
      "Prepare an honest reply to the point that families bring up in {subject}: “{ask}”",
    ],
  },
};
