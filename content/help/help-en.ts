/** Questions and answers in English. */
import type { WriteHelp } from "./help-text.ts";

export const helpEn: WriteHelp = (of) => ({
  groups: {
    searching: "Searching",
    asking: "Asking and answering",
    fees: "Fees and guarantee",
    safety: "Safety and children",
    accounts: "Accounts and codes",
    teachers: "For teachers: being found",
    documents: "For teachers: documents",
    privacy: "Privacy",
    technical: "When something does not work",
  },
  questions: {
    "find-teacher": [
      "How do I find a teacher near me?",
      "Type a subject and your area on the first page, or let your phone find the place. You see teachers with their distance, the days they are free, their qualification, their fee if they state it, and what we have checked.",
      "Narrow the list by class, board, days, fee, place of the lessons or language. The address of the page carries your filters: you can save it or send it to your family.",
    ],
    "without-account": [
      "Do I need an account to search?",
      "No. Searching and reading teachers' pages is free and needs no account. You need one when you want to ask a teacher; what you had begun goes on after you have signed in.",
    ],
    distance: [
      "Why is the distance only approximate?",
      `Because nobody's home should be found from it. We count between areas of about one kilometre and round the result. A search begins with ${of.searchKm} km around your place, and shows teachers whose own range reaches you.`,
      "For online lessons distance does not matter, so that filter leaves both circles out.",
    ],
    "nobody-found": [
      "Nobody was found. What can I do?",
      "Widen the distance, take one more day, or leave out the board. The page says which single step would find how many teachers. If the subject is rare, try online lessons.",
    ],
    ask: [
      "How do I ask a teacher?",
      `Press “Ask to learn” on the teacher's page. You may add a message of up to ${of.messageSigns} characters: class, subject, days, and what is difficult. Before your first request we ask for a phone number and for a declaration that the account is held by an adult.`,
      "The teacher says yes or no. Only after a yes do you see each other's number and e-mail.",
    ],
    "how-many": [
      "May I ask several teachers at once?",
      `Yes, and it is sensible to ask two or three. At most ${of.pending} requests may be waiting at a time.`,
    ],
    "no-answer": [
      "The teacher does not answer.",
      `A request closes by itself after ${of.requestDays} days. You need not wait: ask somebody else meanwhile, or take the request back. After a no, or a request taken back, the same teacher may be asked again after ${of.askAgainDays} days.`,
    ],
    "teacher-asked": [
      "A teacher has written to me. Who can do that?",
      `Only teachers who are listed and whose identity a person of ours has checked, and each of them to at most ${of.studentsAsked} students a day. Until you say yes they know an initial, class, subjects, days and your area; no name, no number, no photo.`,
      "Say yes or no. A no needs no reason.",
    ],
    end: [
      "How do I end lessons with a teacher?",
      "Either side may end it at any time, on the page with your teachers. From then on contact details are hidden again. Tell the teacher in person too; that is only fair.",
    ],
    cost: [
      `What does ${of.brand} cost?`,
      "Joining and searching are free, for students and for teachers.",
      of.charged
        ? `When both sides have said yes, ${of.fee} applies for the connection.`
        : `When both sides have said yes, ${of.fee} may apply for the connection. At present no amount is set, and nothing is charged.`,
    ],
    "lesson-fee": [
      "Who decides the fee for the lessons, and how is it paid?",
      "The teacher does, per hour or per month. Many state it on their page; otherwise ask in your first message. You pay the teacher directly, in the way you both agree on. We take no share of it.",
    ],
    guarantee: [
      "What does the guarantee promise?",
      "If a student is not satisfied, we help to find another teacher or give the service fee back. The lessons themselves are an agreement between you and the teacher; their fee is not part of the guarantee.",
      `If it ends within ${of.waivedDays} days, the service fee falls away by itself, unless a lesson was confirmed.`,
    ],
    claim: [
      "How do I use the guarantee, and how long does it take?",
      `Open My teachers, then the details of the teacher, and press “Use the guarantee”: say whether you want another teacher or the fee back, and why. You can do so while lessons last and up to ${of.claimDays} days after they ended. A person decides within ${of.claimAnswerDays} working days and tells you the reason. The teacher does not see what you wrote.`,
    ],
    verified: [
      "What does Verified mean?",
      "A person of our team has looked at a proof of identity and at least one qualification. The teacher's page says which claims were checked and when. It is no promise about character or teaching, so meet first.",
    ],
    "child-account": [
      "May my child have an account?",
      `The account of a student under ${of.adultFrom} is held by a parent or guardian, in the adult's e-mail and phone. Before a request goes out or is accepted, the adult declares it once.`,
    ],
    "who-sees-child": [
      "Who can see my child?",
      "Never the public, and no search engine. A teacher with an open request, or one who is listed and whose identity we checked, sees an initial, class, subjects, days, area and the few words you wrote; numbers, e-mails and links in them are blanked.",
      "The full name, the photo and your number are shown only to a teacher with whom you have both said yes, and only while that lasts.",
    ],
    "first-lesson": [
      "What should we do for a safe first lesson?",
      "Meet the teacher first, with the child. Let lessons happen in an open room with an adult at home, not behind a closed door. Agree how you are told when a lesson outside ends. Do not send documents or money to somebody you have not met.",
    ],
    block: [
      "How do I keep somebody away from me?",
      "Say no to the request, or end the lessons: your number and e-mail are hidden again at once. To keep somebody away for good, press the three dots on their card or “Block or report” on their page: you then neither find, see nor ask each other, what is open between you closes, and they are not told. Under Account you see whom you have blocked, and can take it back.",
    ],
    report: [
      "How do I report somebody?",
      "Press the three dots on their card, or “Block or report” on their page, and say what is wrong. Without an account, write to us on the contact page. A person reads it, what may harm a child first; the other side is not told who wrote. If a child is in danger, call the police on 112 or Childline on 1098 first, and then us.",
    ],
    code: [
      "The code does not arrive.",
      `Look into the spam folder, and whether the address is spelled rightly. After ${of.resendSeconds} seconds you can have a new one sent, up to ${of.codesPerDay} a day. The newest code is the one that works, for ${of.codeMinutes} minutes.`,
    ],
    "code-wrong": [
      "My code is refused.",
      `A code has ${of.codeDigits} digits, works once, and takes ${of.codeTries} tries. Then have a new one sent. Codes are never asked for on the phone: whoever does so is not from us.`,
    ],
    password: [
      "Which password may I choose, and what if I forget it?",
      `At least ${of.passwordSigns} characters with a capital and a small letter, a number and a special sign; or a sentence of at least ${of.passphraseSigns} characters without these rules. Very common ones are refused.`,
      `Forgotten? Choose “Forgot your password?” at the sign-in and a code is mailed to you. After many wrong tries signing in rests for ${of.blockedMinutes} minutes.`,
    ],
    google: [
      "Can I sign in with Google?",
      "Yes, choose first whether you are a student or a teacher. We receive your name and e-mail, no password. You may add a password later.",
    ],
    "two-accounts": [
      "I teach, and my child learns. Do I need two e-mails?",
      "No. The same e-mail may hold one account as a student and one as a teacher. You choose at the sign-in which one you mean.",
    ],
    leave: [
      "How do I take a break or leave?",
      `Under Account status. A break hides you until you come back. Deleting hides you at once and signs you out everywhere; after ${of.returnDays} days your personal data is erased.`,
    ],
    return: [
      "I deleted my account by mistake.",
      `Within ${of.returnDays} days you can come back, with your password or a code by mail: try to sign in and follow the notice.`,
    ],
    "be-listed": [
      "What do I need so that families find me?",
      "A confirmed e-mail, a phone number, at least one subject, one qualification and your place. Documents are not needed to be listed. Free hours, classes, boards, fee and a few warm, concrete words bring you nearer to the families who fit.",
    ],
    "find-students": [
      "How do I find students myself?",
      `When you are listed and your proof of identity has been checked, you see students around your own place and within your range, at most ${of.studentsShown} a day, and may ask ${of.studentsAsked} of them a day.`,
    ],
    slow: [
      "Why does my page say “Slow to answer”?",
      `Because ${of.slowRequests} requests have waited for ${of.slowDays} days. Answer them, a no is an answer too, and the label goes.`,
    ],
    pause: [
      "My week is full. How do I stop requests for a while?",
      "Say in your profile that you take no new students. Searches leave you out, except by your name, and your page says so. Your present students notice nothing.",
    ],
    reviews: [
      "Who may review me, and can I answer?",
      `Only students with whom you worked at least ${of.reviewDays} days, once each. Reviews carry no name. You may answer each of them once. They stand on your page under Reviews; report there what insults, threatens or names a child, and we hide it.`,
    ],
    documents: [
      "Which documents do I upload, and who sees them?",
      `A proof of identity, and a certificate of your qualification. PDF or photo, up to ${of.documentMegabytes} MB each, ${of.documentsAtMost} at most. Only you and the people who check them see them. If one is refused, you are told why and may send another.`,
    ],
    "name-change": [
      "What happens when I change my name?",
      "Your proof of identity goes back to waiting, since it proves the old name. The page warns you before you save. If you go back to the checked name, the mark comes back too.",
    ],
    "your-data": [
      "How do I get or correct what you keep about me?",
      "Under Account status you download everything in one file. What is wrong you change in your profile. For the rest, write to us.",
    ],
    address: [
      "Who sees my address?",
      "Nobody but you. Others see the name of the area and a rounded distance. Tell the other side your address yourself, when both have said yes.",
    ],
    phone: [
      "Who sees my phone number?",
      "Only the person with whom you have both said yes, and only until one of you ends it. Numbers written into messages before that are blanked.",
    ],
    cookies: [
      "Which cookies do you use?",
      "One for your language, two that protect signing in, and one that shows you your own change at once. Visits are counted only if you accept it in the bar at the bottom. All names stand in the privacy policy.",
    ],
    language: [
      "How do I change the language?",
      "With the switch at the top: English, हिन्दी, اردو. You stay on the same page, and mails come in that language too.",
    ],
    location: [
      "My place is not found, or is wrong.",
      "Allow the location in your browser, or simply type your area or PIN code. A place that you chose yourself is never overwritten by the phone.",
    ],
    "slow-line": [
      "The page is slow or says that I am offline.",
      "Public pages work on slow lines and without scripts. If something cannot be sent, what you typed stays where it is; try again when the line is back.",
    ],
    support: [
      "How do I reach a person?",
      `Phone ${of.phone} and messages ${of.messaging}: ${of.phoneFrom} to ${of.phoneTo}, every day. Chat: ${of.chatFrom} to ${of.chatTo}, Monday to Friday. E-mail ${of.supportEmail}: answered within ${of.emailWithin} hours.`,
    ],
  },
});
