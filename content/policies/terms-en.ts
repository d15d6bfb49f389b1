/** The terms of service in English. */
import type { WritePolicy } from "./policy-text.ts";

export const writeTermsEn: WritePolicy = (of) => ({
  title: "Terms of Service",
  description: `What you can expect of ${of.brand}, and what ${of.brand} expects of students, parents and teachers: joining, fee, guarantee, safety, leaving.`,
  sections: [
    {
      title: `What ${of.brand} does`,
      body: [
        `${of.brand} helps families and teachers who live near each other to meet. Lessons, their times and the teacher's fee are agreed between the two of you; teachers work for themselves and are not employed by us.`,
      ],
    },
    {
      title: "Who may join",
      body: [
        [
          `Teachers are ${of.adultFrom} or older.`,
          `The account of a student under ${of.adultFrom} is held by a parent or guardian.`,
          "Use your own name and what is true about you. One person has at most one account as a student and one as a teacher.",
          "Keep your password to yourself.",
        ],
      ],
    },
    {
      title: "How we treat each other",
      body: [
        [
          "Be polite, and answer when you can.",
          "Write to people about tuition, and nothing else. Do not advertise, collect data, or pass on somebody's number.",
          `Do not pretend to be somebody else, and not ${of.brand}.`,
          "What endangers a child is reported to the authorities.",
        ],
        "A parent should meet a teacher first, and be at home for the first lessons.",
      ],
    },
    {
      title: "Requests",
      body: [
        `Either side may ask; the other says yes or no. Without an answer a request closes after ${of.requestDays} days. After a no, or a request taken back, the same person may be asked again after ${of.askAgainDays} days. Contact details are shown once both have said yes, and either side may end it at any time.`,
      ],
    },
    {
      title: "Teachers and their documents",
      body: [
        "A teacher marked as verified has shown us proof of identity and at least one qualification, and a person of ours has looked at them. This says who somebody is; it is no promise about their character or their lessons.",
        "Documents must be genuine and your own. Whoever changes their name shows the proof again.",
        "Teachers set their own fee and hours. They answer for their own work, its taxes, and the permission that another employer may ask for.",
      ],
    },
    {
      title: "What it costs",
      body: [
        "Joining and searching are free, for students and for teachers.",
        of.charged
          ? `When both sides have said yes, ${of.fee} is due for the connection.`
          : `When both sides have said yes, ${of.fee} may be due for the connection. At present no amount is set, and nothing is charged.`,
        "The fee for lessons is the teacher's own, and is paid to the teacher directly.",
      ],
    },
    {
      title: "The guarantee",
      body: [
        `If a student is not satisfied, they may ask for another teacher or for the service fee back, while the lessons last and up to ${of.claimDays} days after they have ended. A person decides within ${of.claimAnswerDays} working days, and says why.`,
        `If it ends within ${of.waivedDays} days, the service fee falls away by itself, unless a lesson was confirmed.`,
      ],
    },
    {
      title: "Reviews",
      body: [
        `A student whose lessons have lasted ${of.reviewDays} days may review the teacher, once, and change it or take it back later. Reviews carry no name. The teacher may answer once. The ones that insult, threaten or name a child are hidden.`,
      ],
    },
    {
      title: "What you write and upload",
      body: [
        "It stays yours. You allow us to keep it and to show it here, to those named in the privacy policy, until you remove it or leave.",
        "Upload nothing that belongs to somebody else, and no picture of another child.",
      ],
    },
    {
      title: "When rules are broken",
      body: [
        "We may hide a text, refuse a document or suspend an account. We say why, and you may object at the contact below; a person looks at it again.",
      ],
    },
    {
      title: "Leaving, and taking your agreement back",
      body: [
        `You may take a break or delete your account at any time, under Account status. To delete it is to take back what you agreed to. For ${of.returnDays} days you can come back, which is to agree again; then your personal data is erased.`,
      ],
    },
    {
      title: "What we answer for",
      body: [
        "We answer for our own work: the site, the checks we say we made, and the fee. We do not answer for what people do in lessons or agree between themselves. Nothing here takes away a right that the law gives you.",
        "We do our best to keep the site running; it may rest for repairs, and your lessons do not depend on it.",
        `The law of India holds, and the courts of ${of.city}.`,
      ],
    },
    {
      title: "Changes",
      body: [
        "When the meaning of these terms changes, they get a new version and date, and members are told before they hold for them. Who does not agree may leave.",
      ],
    },
  ],
});
