/** Sentences of teachers' and learners' profiles in English; `{years}` and `{area}` are filled in, `{m|f}` chooses by gender. */
import type { BioPieces } from "./bio-pieces.ts";

export const bioPiecesEn: BioPieces = {
  openers: [
    "I have been teaching for {years} years, most of them within walking distance of {area}.",
    "Teaching has been my full-time work for {years} years, and I still look forward to every class.",
    "I live in {area} and have taught children of this neighbourhood for {years} years.",
    "After {years} years of tuition I know that most children are not weak, only unheard.",
    "I left a school job to teach at home, and in {years} years I have not regretted it once.",
    "{years} years, a lot of chalk, and a few hundred students later, I still love the moment when it clicks.",
    "My own teacher came to our house on a bicycle; for {years} years I have tried to be that teacher for others around {area}.",
    "I started by helping my younger cousins and have now been at it for {years} years.",
  ],
  starters: [
    "I have just begun to teach and take only a few students, so each one gets my whole attention.",
    "I finished my studies recently and remember very well what was hard in them.",
    "I am new here but not new to explaining: I was the one my class came to before exams.",
  ],
  fields: {
    primary: [
      "We read aloud every day, practise tables with games, and keep notebooks a child is proud to show.",
      "Homework gets done, but first we make sure that the school lesson of the day is understood.",
      "With small children I use stories, beads and drawing before any worksheet comes out.",
      "Handwriting, spelling and mental maths get ten minutes each day; small steps add up.",
    ],
    middle: [
      "Classes 6 to 8 are where habits form; we set a timetable that the child can really keep.",
      "One subject a day in depth, and ten minutes for whatever the school did today.",
      "Fractions, tenses and simple experiments: get these right and class 9 holds no surprises.",
    ],
    mathematics: [
      "In maths I start from what the student can already do and find the exact step where it breaks.",
      "NCERT first, then exemplar and previous years' papers; nobody should fear the board exam.",
      "I make students say each step aloud: whoever can explain it can also write it in the exam.",
      "Trigonometry, algebra and word problems are where most marks are lost, so that is where we spend our time.",
    ],
    physics: [
      "Physics is taught with small experiments at the table: a torch, a spring, a glass of water.",
      "Numericals come only after the picture is clear; we draw every problem before solving it.",
      "I keep a question log for each student and repeat what went wrong a week later.",
    ],
    chemistry: [
      "Organic chemistry becomes easy once the electrons are followed; I do not ask anyone to learn reactions by heart.",
      "We balance theory and numericals, and I give a short test of fifteen minutes every Saturday.",
      "Periodic trends, mole concept and equilibrium are repeated until they are second nature.",
    ],
    biology: [
      "In biology I draw every diagram with the student, and we label it from memory the next day.",
      "For NEET we go through NCERT line by line and turn every line into a question.",
      "From cells to ecology, I connect each chapter with something that one can see at home or in the park.",
    ],
    commerce: [
      "Accounts is a language: once journal and ledger make sense, the balance sheet writes itself.",
      "I bring real bills, bank statements and newspaper pages to class, so that commerce stops being abstract.",
      "Case studies, graphs and short answers in the format the board wants: we practise all three.",
    ],
    language: [
      "We read one short text in every class, talk about it, and write five good sentences.",
      "Grammar comes through use: I correct gently, and note patterns for the next lesson.",
      "Shy speakers are welcome. In three months you will introduce yourself without looking at the floor.",
    ],
    urdu: [
      "Children learn to read and write properly, with correct pronunciation and a clear hand.",
      "Beginners start from the alphabet; in about six months they read simple stories on their own.",
      "I teach with patience and good manners, and parents may sit in at any time.",
    ],
    society: [
      "History is told as a story first; dates and map work follow easily after that.",
      "We make one-page notes for each chapter, which are all a student needs in the last week.",
      "Current news goes into every lesson of civics and geography.",
    ],
    psychology: [
      "Every term is tied to a small observation from home or school, so the definitions stay.",
      "Case studies and the practical file are done together, step by step.",
    ],
    computing: [
      "Students write their own small programs from the first day: a quiz, a calculator, a game.",
      "Python, SQL and the practical file are all covered, with revision for theory before the exam.",
      "I teach how to find a mistake calmly, which is most of what programming is.",
    ],
    exams: [
      "Short tricks are fine, but speed comes from practice: we solve two timed sets in each class.",
      "I cleared the written stage of two such exams myself and share exactly how I planned the months.",
      "Reasoning and general awareness are revised from my own notes, kept up to date every month.",
    ],
    arts: [
      "There is no hurry in my classes; technique grows quietly when one enjoys the hour.",
      "I prepare students for school functions and competitions too, if they wish.",
      "Beginners of any age are welcome, parents included.",
    ],
  },
  methods: [
    "One or two students at a time, never a crowd.",
    "The first class is for getting to know each other, and you decide after that.",
    "Doubts can be sent to me in the evening; I answer the same day.",
    "I am strict about time and gentle about everything else.",
    "Punctual, calm, and used to working in a room where a grandmother is watching television.",
    "I give little homework, but I check all of it.",
  ],
  schoolMethods: [
    "Parents get a short message after each week: what was done, what is next.",
    "I take a small test every second Sunday and we go through each mistake together.",
    "I explain in simple words, mixing Hindi and English as the child needs.",
    "I keep a notebook of each child's weak spots and return to them until they are gone.",
    "Before exams I give extra hours without extra fees.",
    "We use the child's own school books; no need to buy anything new.",
  ],
  closings: [
    "Call me for a trial class; there is tea for parents.",
    "I travel by metro and scooter and am on time.",
    "Families around {area} can ask each other about me.",
    "If I am not the right teacher for your child, I will say so and suggest someone.",
    "Online classes are possible on days when it rains hard.",
    "I look forward to meeting you.",
    "Evening hours fill up first, so please write early.",
    "Girls' parents are welcome to sit in the room.",
  ],
  learners: [
    "I study in class {grade} and want to be less afraid of exams.",
    "I understand in class but forget at home, so I need someone to practise with.",
    "I would like to score well this year and also understand what I learn.",
    "I moved to this school recently and have some chapters to catch up on.",
    "Evenings are best for me; I reach home around four.",
    "I ask a lot of questions and need a teacher who does not mind.",
    "My weak chapters are always the same three, and I want to finish with them.",
    "I learn better alone with a teacher than in a big coaching class.",
  ],
  parents: [
    "We are looking for a patient teacher for our child in class {grade}, near {area}.",
    "{Our son|Our daughter} likes to ask many questions; we hope for a teacher who likes that too.",
    "{Our son|Our daughter} has sports practice till six, so evenings suit us best.",
    "Both of us work, so a teacher who comes home would help a lot.",
    "We speak Hindi at home and would like someone who explains in both languages.",
    "Our child is shy and needs encouragement more than homework.",
    "The school syllabus moves fast; we want someone to keep the basics strong.",
    "A trial class first, please, and then we can talk about days.",
  ],
};
