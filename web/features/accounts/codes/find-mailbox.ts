/** Where mail to an address is read on the web, for the providers that most people here use. */

const mailboxes = [
  { name: "Gmail", address: "https://mail.google.com/", domains: /^(gmail|googlemail)\.com$/ },
  {
    name: "Outlook",
    address: "https://outlook.live.com/mail/",
    domains: /^(outlook|hotmail|live|msn)\.(com|in|co\.in)$/,
  },
  {
    name: "Yahoo Mail",
    address: "https://mail.yahoo.com/",
    domains: /^(yahoo\.(com|in|co\.in)|ymail\.com|rocketmail\.com)$/,
  },
  { name: "Rediffmail", address: "https://mail.rediff.com/", domains: /^rediff(mail)?\.com$/ },
  { name: "iCloud Mail", address: "https://www.icloud.com/mail/", domains: /^(icloud|me|mac)\.com$/ },
];

export function findMailbox(email: string) {
  const domain = email.split("@").at(-1)?.toLowerCase() ?? "";
  return mailboxes.find(({ domains }) => domains.test(domain));
}
