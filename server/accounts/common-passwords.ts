/** The most common passwords (R5.2), as the words they are made of: people dress the same few up with capitals, digits and signs. */

const words = `
password passwort pass passwd passcode secret private letmein letmeinnow welcome welcomeback hello hellothere goodbye
admin administrator root superuser user guest login master manager system server computer laptop internet google gmail
yahoo facebook instagram whatsapp twitter youtube amazon flipkart microsoft windows android iphone samsung nokia
qwerty qwert qwertyuiop qwertyuiopasdfg asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghijklmno aaa aaaa aaaaaa xxx xxxx test testing tester demo
default change changeme changeit temp temporary trustno sunshine princess prince football cricket baseball basketball
soccer hockey dragon monkey shadow superman batman spiderman ironman pokemon naruto starwars matrix hunter ranger
michael jordan jennifer jessica charlie daniel thomas andrew ashley nicole robert george william joshua matthew
iloveyou ilovegod iloveu loveyou lovely love forever friend friends family mother father mummy papa mom dad
angel flower butterfly rainbow summer winter spring autumn monday friday sunday january august december
india indian incredible delhi newdelhi mumbai bombay kolkata chennai bangalore bengaluru hyderabad pune lucknow
bharat bharatmata hindustan jaihind jaishriram jaimatadi jaimata shriram sriram ram krishna radhakrishna radha
shiva mahadev harharmahadev omnamahshivaya omsairam sairam saibaba ganesh ganpati hanuman bajrangbali durga lakshmi
waheguru satnam allah allahuakbar bismillah mohammad muhammad ali khan jesus jesuschrist christ god
rahul rohit rohan amit ankit sumit vijay ajay sanjay rajesh suresh ramesh mahesh dinesh mukesh rakesh manish ashish
abhishek vikas deepak sandeep pradeep kuldeep sachin virat kohli dhoni sharma verma gupta singh kumar yadav patel
pooja priya neha sneha anjali kavita sunita anita geeta sita seema rekha deepika divya shreya ritu jyoti kiran
salman shahrukh amitabh aamir hrithik katrina aishwarya bollywood
teacher teachers student students school college tuition tutor tutors maths math science english physics chemistry
computerscience class classroom learn learning study exam topper neet jee upsc
money business office company work market mobile phone number account bank credit
chelsea liverpool arsenal barcelona realmadrid manutd ferrari porsche mercedes harley yamaha honda
cheese chocolate cookie banana orange apple coffee pepper ginger maggie jasmine tigger buster killer pussy
blink bigdog whatever nothing something everything anything freedom victory lucky happy smile
`
  .trim()
  .split(/\s+/);

const commonWords = new Set(words);

const worn: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** Rows of the keyboard and of counting; a password that only walks along one is none. */
const walks = [
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "01234567890123456789",
  "qazwsxedcrfvtgbyhnujmikolp",
];
const reversed = (text: string) => [...text].reverse().join("");
const allWalks = walks.flatMap((walk) => [walk, reversed(walk)]);

function isWalk(text: string): boolean {
  return text.length >= 4 && allWalks.some((walk) => walk.includes(text));
}

/** "aaaa", "abcabcabc", "12121212": a piece again and again. */
function smallestPiece(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, at);
}

function readings(password: string): string[] {
  const lower = password.toLowerCase();
  const undressed = [...lower].map((sign) => worn[sign] ?? sign).join("");
  const trimmed = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const trimmedUndressed = [...trimmed].map((sign) => worn[sign] ?? sign).join("");
  const spelled = [lower, undressed, trimmed, trimmedUndressed].map((text) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, ""));
  return [lower, ...spelled].filter((reading) => reading !== "");
}

/** `own` are words a stranger would try first: the person's name and address. */
export function isCommonPassword(password: string, own: string[] = []): boolean {
  const known = own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word.length >= 3);
  return readings(password).some((reading) => {
    const piece = smallestPiece(reading);
    const repeats = piece.length <= 3 && piece.length < reading.length;
    return repeats || isWalk(piece) || commonWords.has(piece) || known.includes(piece);
  });
}
