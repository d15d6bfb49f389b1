/** The privacy policy in English. */
import type { WritePolicy } from "./policy-text.ts";

export const writePrivacyEn: WritePolicy = (of) => ({
  title: "Privacy Policy",
  description: `What ${of.brand} keeps about students, parents and teachers, why, for how long, who sees it, and how you take it back.`,
  sections: [
    {
      title: "In short",
      body: [
        [
          "We keep what is needed to bring families and teachers together, and nothing to sell.",
          "Your home is never shown. Others see an area of about one kilometre.",
          "Phone numbers and e-mails are shown only when both sides have said yes.",
          "Children are never shown to the public.",
          "There are no advertisements, and nobody is followed across other sites.",
          "You can download everything, correct it, and delete your account yourself.",
        ],
      ],
    },
    {
      title: "What we keep, and why",
      body: [
        [
          "Account: name, e-mail, language and, if you set one, a password, kept only in a form that nobody can read back. If you sign in with Google: the number by which Google knows you. So that you alone can enter.",
          "Phone number: so that family and teacher can speak to each other once both have said yes.",
          "What students and parents say: class, subjects, days, how far, gender, a few words and a photo if you like; of brothers and sisters who learn too, name, class, subjects and days. So that a fitting teacher is found.",
          "What teachers say: subjects, qualifications, experience, fee, free hours, range, gender, a few words and a photo. So that families can choose.",
          "Teachers' documents: proof of identity and certificates. So that a person of ours can check them.",
          "Your place: the exact point and address for you alone, and beside it the area of about one kilometre that searches use. A phone that finds you again does not change this area; you do, by choosing a place. A teacher's area also follows a phone that is found elsewhere on three days: for that we keep where that is, as an area too, on how many days, and which areas were shown before.",
          "What happens between people: requests, answers, reviews, complaints, blocks, reports and fee entries.",
          "What we told you: notifications, and which mails you want.",
          "What you agreed to: which document, version, language and time.",
          "Where you are signed in: the kind of device, the network and when, so that you can see it and end what is not yours.",
          "What you write to us.",
        ],
        "Visits to a teacher's page are counted by day. To count nobody twice, a scrambled mark of the network is kept for that day only; it cannot be turned back into a person.",
        "Which students a teacher was shown is kept for that day only, so that nobody looks at too many.",
        "Tries at passwords and codes are counted under a scrambled name, so that guessing is stopped.",
      ],
    },
    {
      title: "Children",
      body: [
        `The account of a student under ${of.adultFrom} is held by a parent or guardian, who declares to be an adult before a request goes out or is accepted.`,
        "A student has no public page. Only a teacher who is listed and whose identity we have checked, or one with an open request, sees an initial, class, subjects, days, area and the few words; phones, e-mails and links in these words are blanked.",
        "The full name, phone number and photo, and the names of brothers and sisters the lessons are for, are seen only by a teacher with whom you have both said yes, and only while that lasts.",
        "Children are not profiled, and nothing is advertised to them.",
      ],
    },
    {
      title: "Who sees what",
      body: [
        [
          "Everybody: a teacher's name, photo, subjects, qualifications, experience, fee, free hours, area, rating, what has been checked, how soon they usually answer, how many students they have taught here, and in which week they were last here. Reviews without the name of who wrote them, and the teacher's answers.",
          "Both sides after a yes: name, phone number and e-mail of each other.",
          "You alone: your exact place, your documents, where you are signed in, what you agreed to.",
          "Our staff: documents to check them, and accounts when there is a question, a complaint or a danger. Acts of the staff are written down.",
        ],
        "We give data to nobody else, except to those who carry it for us (the machines it is stored on, the delivery of mails, Google if you choose to sign in with it, and a service that names places if one is used), and where the law orders it.",
      ],
    },
    {
      title: "How long",
      body: [
        [
          `Your account and profile: until you delete the account. For ${of.returnDays} days you can come back; then name, e-mail, phone, place, photo, documents, notifications, agreements and the words you wrote are erased.`,
          "What stays, without your name: that there was a request or a lesson fee between two accounts, and the stars of a review.",
          `A registration that nobody confirms: ${of.unverifiedDays} days.`,
          `A sign-in: ends after ${of.idleDays} days unused, ${of.sessionDays} days at most.`,
          `The list of your sign-ins, and of tries that were refused: ${of.historyDays} days.`,
          `A one-time code: works for ${of.codeMinutes} minutes, and is gone within two days.`,
          `Notifications: ${of.notificationDays} days, unless you pin them.`,
          `A request without an answer: closes after ${of.requestDays} days.`,
          "A letter to us: with your account. From somebody without one: two years after it was settled.",
          "A mail on its way: a day; one that could not be delivered: 7 days.",
          "What our staff did, by whom and when: for good, so that nothing can be covered up.",
        ],
        "Copies kept against loss run out after what was erased here, and are used for nothing else.",
      ],
    },
    {
      title: "Cookies, keys, and counting visits",
      body: [
        "What your browser keeps for us stands by name at the end of this page, each with its purpose. Without these we would forget your language, your sign-in and what you had begun.",
        "Visits are counted by a measuring service only if you accept it, only for accounts of adults, and only as the fact that somebody joined, once a visit: no name, no e-mail, no phone, no place. Whoever declines, or says nothing, is not counted and finds everything else the same.",
        "To answer anew, press “Cookie choices” at the foot of any page or under Account: the question comes again.",
      ],
    },
    {
      title: "How it is protected",
      body: [
        [
          "Everything travels encrypted between your browser and us.",
          "Passwords, codes and sign-ins are kept only in forms that cannot be turned back.",
          "Documents are handed out to their owner and to the staff who check them, and to nobody by a link.",
          "Exact places never leave your own account; searches know only the area.",
          "Tries at passwords and codes are limited, and you see where you are signed in.",
        ],
      ],
    },
    {
      title: "Your consent, and taking it back",
      body: [
        "By joining you agree to this policy and to the terms. We write down which version, in which language and when; you find it in your data.",
        "You can take it back at any time: under Account status, delete your account. That is also written down. Nothing else is needed, and nobody asks you to explain.",
      ],
    },
    {
      title: "Your rights",
      body: [
        [
          "See: download all we keep about you, under Account status.",
          "Correct: change your profile whenever you like.",
          "Erase: delete your account.",
          "Choose mails: every mail about news has a link that stops it.",
          "Complain, or name somebody who acts for you if you die or cannot: write to the contact below. If our answer does not help, you may go to the Data Protection Board of India.",
        ],
        "If your data ever comes into wrong hands, we tell you and the Board without delay.",
      ],
    },
    {
      title: "Changes",
      body: [
        "When the meaning of this text changes, it gets a new version and date, and members are told before it holds for them.",
      ],
    },
  ],
});
