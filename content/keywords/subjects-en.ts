/** Of each subject in English: where learners get stuck, what to ask a teacher, and what helps between lessons. */
import type { Subject } from "#contract/vocabulary.ts";

export const subjectsEn: Record<Subject, readonly [stuck: string, ask: string, helps: string]> = {
  mathematics: [
    "In maths one weak link, often fractions or signs, breaks every later chapter, and the mistake shows up years after the lesson was missed.",
    "Ask the teacher to solve one wrong sum from the last test with the child and listen for questions rather than for a quick answer.",
    "Ten sums a day, corrected the same evening, do more than a hundred before the examination; the notebook of mistakes is the real textbook.",
  ],
  science: [
    "Up to class 10 science is three subjects in one book, so a child may enjoy living things and still fear every numerical on motion.",
    "Ask how the teacher uses things from the kitchen and the balcony, since a diagram drawn from a real torch bulb is not forgotten.",
    "After each chapter let the learner explain one experiment aloud in their own words; what cannot be explained has only been copied.",
  ],
  physics: [
    "Most trouble in physics is not the formula but the picture before it: which forces act, what moves, what is kept constant.",
    "Ask whether the teacher draws a diagram for each numerical and makes the student write units in every line.",
    "A page with all symbols, their units and one example each, rewritten by hand every month, saves many marks.",
  ],
  chemistry: [
    "Chemistry asks for three habits at once: balancing by counting, organic reactions by reason, and inorganic facts by steady repetition.",
    "Ask which of the three branches the teacher likes least, and how that one is revised; an honest reply tells you much.",
    "Small cards with one reaction on each, read on the bus and shuffled every week, beat long nights with the guide book.",
  ],
  biology: [
    "Biology looks like pure memory, but marks are lost in labelled diagrams, exact terms and answers that wander.",
    "Ask to see how a five-mark answer is marked point by point, and whether diagrams are practised with a clock.",
    "Reading the textbook line by line with a pencil comes before any guide, for questions are often lifted from one sentence.",
  ],
  english: [
    "Children who speak English well still lose marks in English when they have never been shown how to plan a letter or a paragraph.",
    "Ask how many pieces of writing are corrected in a month, and whether the corrections are written again by the student.",
    "A quarter of an hour of reading anything they enjoy, every day, mends spelling, grammar and vocabulary together.",
  ],
  hindi: [
    "In Hindi the spoken ease hides the trouble: matras, gender of nouns and the grammar section take away marks that were thought safe.",
    "Ask whether the teacher dictates a few lines every week and how poems are explained beyond the summary in the guide.",
    "Reading a page of a story or newspaper aloud at home keeps both handwriting and pronunciation in order.",
  ],
  urdu: [
    "Beginners in Urdu stumble over letters that change shape in the middle of a word, and older pupils over izafat and unmarked vowels.",
    "Ask if the teacher corrects handwriting stroke by stroke and begins with words the family already says at home.",
    "Copying two lines of a good text daily, then reading them without zer and zabar, brings fluency within a season.",
  ],
  sanskrit: [
    "Sanskrit frightens through its tables, though a handful of endings and verb forms answer most of the paper in classes 6 to 10.",
    "Ask how sandhi and shabd-roop are taught: by rule and small daily drill, or by learning whole pages by heart.",
    "Chanting one shloka with its meaning each day teaches endings by ear before they are met in grammar.",
  ],
  punjabi: [
    "Families who speak Punjabi at home often have children who cannot read Gurmukhi, because school offered it late or not at all.",
    "Ask for the first month's plan: the thirty-five letters, the vowel signs, and then real signboards and songs.",
    "Writing a short message to grandparents every week makes the script belong to somebody.",
  ],
  french: [
    "French in school is won or lost with genders and verb groups in the first year; later chapters simply stand on them.",
    "Ask whether lessons contain speaking from the first day and which book the school follows, so that both go the same way.",
    "Labels on the things in the house, with un or une, and one short song a week are enough homework for a beginner.",
  ],
  german: [
    "German learners are patient with words and lose heart at the cases, where der, die and das begin to change.",
    "Ask if the teacher prepares for the school paper, for the Goethe levels, or for both, as the practice is not alike.",
    "Learn each noun together with its article and plural, aloud, and the tables later explain themselves.",
  ],
  social_studies: [
    "Social science is the thickest book of the middle school: four subjects, long answers and maps, usually postponed to the last week.",
    "Ask how the teacher cuts a chapter into questions and whether map work is done on paper with a pencil every week.",
    "A timeline on the wall and one map pinned beside it turn scattered dates into a story that stays.",
  ],
  history: [
    "Students of history remember events and forget causes, while the longer questions ask exactly for the why and the consequence.",
    "Ask the teacher to take one source passage and show how a student should read it for its author and purpose.",
    "Telling the chapter as a tale at the dinner table is revision; whoever gets interrupted with questions learns most.",
  ],
  geography: [
    "Geography mixes physical processes, statistics and map pointing, and a learner strong in one can be lost in another.",
    "Ask how often blank outline maps are filled and whether the practical file of senior classes is started in time.",
    "Looking up every place named in the news on an atlas builds the map in the head, slowly and for good.",
  ],
  political_science: [
    "In political science answers sound right and score little, because terms such as federalism or secularism are used loosely.",
    "Ask how current events are brought in without turning the lesson into a debate about parties.",
    "One editorial a week, reduced to three arguments on a card, trains the structure that long answers need.",
  ],
  economics: [
    "Economics begins as common sense and then turns into graphs and national income sums; many students never connect the two halves.",
    "Ask whether the teacher makes students draw each curve from a table of numbers before explaining why it slopes.",
    "Keep a diary of prices at the local market for a month, and demand, supply and inflation become things one has seen.",
  ],
  accountancy: [
    "Accountancy is a language of its own in class 11: whoever memorises journal entries without the rule behind them drowns at partnership.",
    "Ask for the way a trial balance that does not tally is searched, since that is the skill the examination really tests.",
    "Full-length problems on ruled paper with a clock running, twice a week, bring neatness, and neatness brings steps' marks.",
  ],
  business_studies: [
    "Business studies tempts students to write stories, though the examiner looks for the heading, the point and the case in that order.",
    "Ask how case questions are practised and whether keywords are underlined while marking.",
    "Visiting one shop or workshop nearby and naming its functions of management makes a whole unit easy.",
  ],
  psychology: [
    "Psychology is chosen as an easy option and then surprises with studies, names and statistics that need exact wording.",
    "Ask how the practical file and the case profile are guided, as they carry marks of their own in class 12.",
    "A glossary in the student's own hand, ten terms a week with a daily-life example, is the best notebook.",
  ],
  computer_science: [
    "In computer science students read programs and cannot write one; the blank page of the practical is where it shows.",
    "Ask whether each lesson happens at a keyboard and how the teacher reacts to an error message.",
    "Typing out, breaking and mending one small program a day teaches more than ten printed outputs.",
  ],
  coding: [
    "Children drop coding when the projects stay toys; they go on when something they made is used by a friend.",
    "Ask which language comes first and why, and to see a project that a pupil of the same age finished.",
    "A fixed hour on the weekend for the learner's own idea, with help only when asked, keeps curiosity alive.",
  ],
  statistics: [
    "Statistics is easy to compute and hard to interpret: students find the standard deviation and cannot say what it tells.",
    "Ask if real tables are used, from cricket or the census, and whether a spreadsheet is part of the lesson.",
    "Write one sentence in plain words below every answer; it is the habit that college papers demand.",
  ],
  reasoning: [
    "Reasoning papers punish slow starts; most aspirants can solve the puzzle but not within the minute it deserves.",
    "Ask for timed sets from the first week and for a list of question types in the order they should be attempted.",
    "Fifteen mixed questions every morning with the time written beside each show where seconds disappear.",
  ],
  general_knowledge: [
    "General knowledge grows by small daily portions, and a fat yearbook opened in the last month helps almost nobody.",
    "Ask how the teacher separates what never changes from the news of the last twelve months.",
    "One newspaper page, five facts in a notebook, a quiz on Sunday with the family: that is a whole course.",
  ],
  all_subjects: [
    "One teacher for all subjects suits the primary years, when a child needs a settled hour for homework more than a specialist.",
    "Ask how the hour is shared between homework, reading and sums, and what happens in the week of a class test.",
    "A fixed table, a fixed time and the school diary open on it make any good tutor twice as useful.",
  ],
  spoken_english: [
    "Adults and children who read English without trouble fall silent in speech for fear of being corrected in front of others.",
    "Ask what share of the hour the learner speaks; below half, it is a grammar class with another name.",
    "Record one minute on the phone each night about the day, listen once, and say it again better.",
  ],
  drawing: [
    "Children stop drawing around ten, when the picture in the head becomes better than the hand can follow.",
    "Ask whether lessons go from observation, such as a cup or a leaf, and not only from copying printed figures.",
    "A cheap sketchbook carried everywhere, one small drawing a day, is the whole secret.",
  ],
  music: [
    "Beginners in music give up in the third month, when songs are not yet songs and scales have become dull.",
    "Ask how soon a simple tune is played, whether an instrument must be bought at once, and which tradition is taught.",
    "Twenty minutes of riyaz every day at the same hour count for more than two hours on Sunday.",
  ],
  dance: [
    "Dance needs floor, shoes or bare feet, and patience with the body; many families underestimate the first two.",
    "Ask about warm-up, the space required at home, and whether the style leads to grades or to joy on a stage.",
    "Practising slowly before a mirror to half speed music prevents the injuries that end a hobby.",
  ],
  yoga: [
    "People begin yoga from videos and stop with a sore neck, because nobody looked at how they actually stood.",
    "Ask for training and experience, tell about old injuries first, and see whether the teacher adapts a posture to you.",
    "A short morning routine done six days a week serves better than a heroic session now and then.",
  ],
  chess: [
    "Young players of chess know many openings and hang a piece on move fifteen, since nobody taught them to look twice.",
    "Ask how games are reviewed and whether the coach plays tournaments or has pupils with a rating.",
    "Five puzzles before breakfast and one slow game written down each week make visible progress in a term.",
  ],
  jee: [
    "JEE preparation collides with class 11 at school: two syllabuses, two rhythms, and a student who sleeps too little for either.",
    "Ask whether the tutor fills gaps behind a coaching batch or leads the whole course, and how mock tests are analysed.",
    "JEE Main is held in two sessions a year, so plan backwards from the first and treat the second as a repair.",
  ],
  neet: [
    "NEET rewards accuracy over brilliance: negative marking means that a guess in physics can undo an hour of biology.",
    "Ask how the NCERT books are revised, how many full papers are sat with pen and sheet, and who studies the errors.",
    "Physics decides the rank of most medical aspirants, therefore give it the fresh hour of the morning.",
  ],
  cuet: [
    "For CUET the school syllabus of class 12 is the base, yet multiple choice under time is a craft of its own.",
    "Ask the tutor to read the subject list of your target colleges with you before a single chapter is planned.",
    "Practise on a screen, not on paper, for the computer-based form itself costs unprepared students minutes.",
  ],
  upsc: [
    "UPSC aspirants collect sources and postpone writing; the mains paper, however, is nothing but writing against the clock.",
    "Ask a mentor for evaluated answer copies and how feedback is given, rather than for another reading list.",
    "Fix one newspaper, one set of notes and a weekly essay, and change none of them for a year.",
  ],
  ssc: [
    "SSC examinations are decided by speed in arithmetic and English basics that were last practised in class 8.",
    "Ask for short methods that the student can also prove, and for sectional tests every third day.",
    "Tables, squares and fractions to percentages by heart save the minutes in which ranks are made.",
  ],
  banking: [
    "Bank examinations come as prelims and mains with sectional clocks, so an imbalance between quant, reasoning and English is fatal.",
    "Ask how many mock tests are discussed question by question and which sections are left on purpose.",
    "Data interpretation sets, two a day without a calculator, are the cheapest improvement for most candidates.",
  ],
  ca_foundation: [
    "CA Foundation surprises students from school: law and accounts must be written in full while two papers are objective with negative marking.",
    "Ask whether the teacher works with the institute's own study material and past papers and knows the next attempt's last date.",
    "Writing law answers in provision, facts and conclusion from the first week builds the style examiners expect.",
  ],
  quran: [
    "Learners of the Quran who start with speed keep mistakes in makharij for life; a slow Qaida saves years.",
    "Ask about the teacher's ijazah or training in tajweed, the seating of the lesson, and a parent's presence for small children.",
    "Five lines repeated after each prayer time, heard by someone at home, keep the lesson until the next visit.",
  ],
};
