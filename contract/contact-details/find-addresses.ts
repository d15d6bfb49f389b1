/** Links, e-mails, payment addresses and names in other apps, in a plain text (R2.7). */
import type { TextSpan } from "./everyday-numbers.ts";
import { letterPattern, type PlainText } from "./plain-text.ts";

const domains =
  "com|in|net|org|info|biz|co|io|me|app|dev|xyz|site|online|website|shop|store|link|click|live|club|page|ly|gg|tv|to|cc|pk|uk|us|ru|top|pro|edu|gov|tech|academy";
/** Endings that no sentence begins with: matched with spaces around the full stop too. */
const sureDomains = "com|net|org|info|xyz|co\\.in";
/** Domains of short links, which have a path. */
const shortDomains = "gl|be|id|ai|im|so|sh|st|fm|is|it|fun|space|wiki|cloud";
/** The full stop as a word or in brackets. */
const dot = String.raw`[\s(\[{_-]{0,2}(?:\.|(?<![${letterPattern}])(?:dot|d0t|डॉट|ڈاٹ|پوائنٹ)(?![${letterPattern}]))[\s)\]}_-]{0,2}`;
const spokenDot = String.raw`[\s(\[{]{1,2}(?:\.|dot|d0t|डॉट|ڈاٹ)[\s)\]}]{1,2}`;
const at = String.raw`[\s(\[{_.-]{1,2}(?:@|at|at the rate(?: of)?|एट|ऐट|ایٹ)[\s)\]}_.-]{1,2}`;
const com = "com|c o m|in|co|net|org|कॉम|काम|इन|کام|ان";
const end = `(?![${letterPattern}0-9-])`;
const begin = `(?<![${letterPattern}0-9])`;
const degree = String.raw`(?![bBmM]\s?\.\s?(?:com|COM|Com)(?![${letterPattern}0-9-])(?!\/[^\s]*[\d_-]))`;

/** A domain's ending has one case; "maths.In Delhi" is a new sentence, and B.Com a degree. */
const links = [
  String.raw`[a-zA-Z][a-zA-Z+.-]{1,15}\s?:\s?\/\/\s?\S+`,
  String.raw`${begin}[wW]{3}\s?\.\s?\S+`,
  String.raw`(?<![${letterPattern}0-9.-])${degree}(?:[${letterPattern}0-9-]{1,63}\.){1,4}(?:${domains}|${domains.toUpperCase()})(?![${letterPattern}0-9-])(?:\/\S*)?`,
  String.raw`${begin}${degree}[${letterPattern}0-9-]{1,63}(?:\s\.\s?|\.\s|[(\[{]\.[)\]}])(?:${sureDomains})${end}(?:\/\S*)?`,
  `${begin}[${letterPattern}0-9-]{1,63}${spokenDot}(?:${domains}|c o m|कॉम|इन|کام)${end}`,
  `${begin}(?![bm],)[a-z0-9-]{1,63},com${end}`,
  String.raw`${begin}[a-zA-Z0-9-]{1,63}\.(?:${shortDomains})\/[a-zA-Z0-9]\S*`,
];

const provider = String.raw`(?:g[\s.-]?m[\s.-]?a[\s.-]?i[\s.-]?l|google\s?mail|y\s?a\s?h\s?o\s?o|y\s?mail|hotmail|outlook|rediff(?:mail)?|icloud|proton(?:mail)?|zoho|जी\s?मेल|याहू|جی\s?میل|یاہو)`;
const bank = "ok(?:axis|hdfcbank|icici|sbi)|ybl|ibl|axl|paytm|upi|apl";
const emails = [
  String.raw`[${letterPattern}0-9._%+-]{1,64}@(?!home${end})(?=[0-9._-]{0,20}[${letterPattern}])[${letterPattern}0-9-]{2,63}(?:\.[${letterPattern}0-9-]{1,63}){0,4}`,
  String.raw`[${letterPattern}0-9._%+-]{1,64}\s?@\s?(?:[${letterPattern}0-9-]{1,63}(?:${dot}[${letterPattern}0-9-]{1,63}){0,2}${dot}(?:${com})${end}|${provider}|(?:${bank})${end})(?:${dot}(?:${com})${end})?`,
  String.raw`[${letterPattern}0-9._-]{1,64}${at}${provider}(?:${dot}(?:${com})${end}|\s(?:${com})${end})?`,
  `[${letterPattern}0-9._-]{1,64}${at}[${letterPattern}0-9-]{1,63}${dot}(?:${com})${end}`,
  String.raw`(?=[${letterPattern}0-9._-]{0,40}[\d._])[${letterPattern}0-9._-]{3,64}\s${provider}(?:${dot}(?:${com})${end}|\s(?:${com})${end})?`,
  `${begin}${provider}${dot}(?:com|कॉम|کام)${end}`,
];

const app = String.raw`(?:insta(?:[\s-]?gram|gm)?|ig|telegram|tele[\s-]gram|tg|snap(?:chat)?|sc|fb|face\s?book|messenger|twitter|discord|skype|signal|you\s?tube|yt|linked\s?in|what'?s[\s-]?app|whtsapp|watsapp|whatsap|wa|g\s?pay|phone\s?pe|paytm|upi|g[\s-]?mail|e-?mail|mail|इंस्टा(?:ग्राम)?|टेलीग्राम|स्नैपचैट|फेसबुक|यूट्यूब|व्हाट्सएप|व्हाट्सऐप|व्हाट्सअप|वाट्सऐप|वाट्सएप|ईमेल|انسٹا(?:گرام)?|ٹیلیگرام|ٹیلی گرام|سنیپ چیٹ|فیس بک|یوٹیوب|واٹس\s?ایپ|ای\s?میل)`;
const handle = `@?[a-z0-9][a-z0-9._-]{2,40}`;
/** A name that is not a word of a sentence. */
const oddHandle = String.raw`@?(?=[a-z0-9.-]{0,40}(?:[a-z]\d|_|[a-z0-9]\.[a-z0-9]))[a-z0-9][a-z0-9._-]{2,40}`;
const idWord = String.raw`(?:id|i'd|handle|user\s?name|channel|page|account|profile|naam|name|आईडी|नाम|आई\s?डी|آئی\s?ڈی|نام)`;
const isWord = `(?:is|are|hai|he|h|है|ہے|=|:|-|>|~)`;
const commonWords = `(?!(?:is|are|was|not|the|an?|on|off|fine|private|open|active|same|also|only|available|and|or|for|to|in|group|groups|class|classes|lessons?|videos?|notes|homework|updates?|messages?|calls?|number|no|yes|please|id|if|when|after|before|with|because|but|we|you|i|my|me|it|this|that|use|used|reels|hai|nahi|par|pe|ke|ki|ka|se|channel|page|account|live|recorded|free|optional|marketing|science|social|media)(?![a-z0-9_.:]))`;
const onWord = `(?:on|at|by|via|par|pe|pr|me|पर|पे|پر)`;

const searchWord = `(?:dhoo?n[dt]h?(?:o|na|lo|iye)|search|find|follow|add|dekho|khojo|milo|karo|kare?n|lo|ढूंढो|ढूंढें|ढूँढो|खोजो|खोजें|देखो|मिलो|करो|करें|ڈھونڈو|ڈھونڈیں|تلاش|دیکھو|دیکھیں|ملو|کرو|کریں)`;

const handles = [
  // @name, and not "@home" or "@500"; with a space only what is not a word.
  `(?<![${letterPattern}0-9._-])@(?!(?:home|your|my|rs|inr|school|centre|center|just|only|any|the|an?|our|per|hour|month)${end})(?=[a-z0-9._]{0,40}[a-z])[a-z0-9][a-z0-9._]{2,40}`,
  String.raw`(?<![${letterPattern}0-9._-])@\s${oddHandle}`,
  // insta: name, telegram @x, whatsapp id = name.
  String.raw`${begin}${app}(?:(?<!(?:^|\s)mail)\sme)?(?:\s?${idWord})?\s?(?:[:=>~@→➜⇒|]|--?>?\s|-)\s?${commonWords}@?[a-z0-9][a-z0-9._-]{0,40}`,
  String.raw`${begin}${app}(?:\s${idWord})?(?:\s${isWord})?\s${oddHandle}`,
  // my insta is name, insta id name, mera telegram name hai.
  String.raw`${begin}(?:my|mera|meri|mere|our|मेरा|मेरी|میرا|میری)\s${app}(?:\s${idWord})?(?:\s${isWord})?\s${commonWords}${handle}`,
  String.raw`${begin}${app}\s${idWord}(?:\s${isWord})?\s${commonWords}${handle}`,
  // whatsapp me at name.
  String.raw`${begin}${app}\s(?:me|us|kar(?:o|na|en|iye)?|करो|करें|کریں)\s(?:at|on|par|pe|to|@|:|पर|پر)\s${commonWords}\S{2,40}`,
  // name on insta, add me on telegram as name.
  String.raw`${oddHandle}\s${onWord}\s(?:my\s)?${app}${end}`,
  String.raw`${begin}(?:add|find|follow|ping|dm|message|text|msg|search|join)\s(?:me|us)?\s?${onWord}\s${app}\s(?:as|by|with|at|:|-|=)\s${handle}`,
  String.raw`${begin}(?:search|find|follow|add|join|subscribe)\s(?:me\s|us\s|for\s|my\s)?${commonWords}${handle}(?:\s[a-z]{2,20}){0,2}\s(?:on|par|pe)\s${app}${end}`,
  // insta pe dhoondo name.
  String.raw`${begin}${app}\s${onWord}\s${searchWord}(?:\s${searchWord})?\s${oddHandle}`,
  // on insta I am name, my handle is name.
  String.raw`${begin}${onWord}\s${app}\s(?:i am|i'?m|as|main|it'?s)\s${commonWords}${handle}`,
  String.raw`${begin}(?:handle|user\s?name|user id)\s?(?:is|hai|:|=|-)\s?${commonWords}${handle}`,
  // name is my insta.
  String.raw`${handle}\s(?:is|hai)\s(?:my|mera|meri)\s${app}${end}`,
];

const caseKept = new RegExp(links.join("|"), "gu");
const anyCase = [emails, handles].map((patterns) => new RegExp(patterns.join("|"), "gu"));

export function findAddresses({ plain, small }: Pick<PlainText, "plain" | "small">): TextSpan[] {
  const found = [...plain.matchAll(caseKept), ...anyCase.flatMap((pattern) => [...small.matchAll(pattern)])];
  return found.map(({ 0: written, index }) => ({ from: index, to: index + written.trimEnd().length }));
}
