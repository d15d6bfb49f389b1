/** The page of the fake Google: choose one of a few people, or be anybody. */
import { escapeHtml } from "#server/mails/escape-html.ts";
import type { DemoPage } from "./demo-page.ts";

const people = [
  { name: "Meera Nair", email: "meera@gmail.example" },
  { name: "इमरान अली", email: "imran@gmail.example" },
  { name: "ثنا قریشی", email: "sana@gmail.example" },
];

export function renderSignIn({ expired = false, wrong = false }: { expired?: boolean; wrong?: boolean }): DemoPage {
  if (expired)
    return {
      title: "This sign-in is over",
      narrow: true,
      body: '<p class="card">It took too long, or it was opened twice. <a href="/">Go back</a> and start again.</p>',
    };
  const mistake = '<p class="wrong" role="alert">Please write a name and a whole e-mail address.</p>';
  return {
    title: "Stand-in for Google",
    narrow: true,
    body: `<p class="note">This demo does not talk to Google. Choose whom you want to be.</p>
${people.map(renderPerson).join("\n")}
<form class="card" method="post">
<h2>Somebody else</h2>
${wrong ? mistake : ""}
<label>Name <input type="text" name="name" required maxlength="200" autocomplete="off"></label>
<label>E-mail <input type="email" name="email" required maxlength="254" autocomplete="off"></label>
<label class="check"><input type="checkbox" name="verified" value="yes" checked> This e-mail is verified</label>
<button class="main">Continue</button>
</form>
<form method="post"><input type="hidden" name="cancel" value="yes"><button class="plain">Cancel</button></form>`,
  };
}

function renderPerson({ name, email }: { name: string; email: string }): string {
  return `<form class="person" method="post">
<input type="hidden" name="name" value="${escapeHtml(name)}"><input type="hidden" name="email" value="${escapeHtml(email)}"><input type="hidden" name="verified" value="yes">
<button><bdi>${escapeHtml(name)}</bdi><small>${escapeHtml(email)}</small></button>
</form>`;
}
