/**
 * The one inline script, first in the head of every page. It creates the Trusted Types policy that React needs
 * (it allows an empty script element, and script addresses of the service worker and of the
 * analytics provider that the server named) and sets what the stylesheet needs before the first paint:
 * the theme, whether the Urdu heading font is cached, of a signed-in person the role (`data-signed-in`) and the name (`--user-name`, a CSS string), and on a phone
 * with a store for our app (section 4) that store (`data-app-banner`) and the banner's height.
 * It restores a missing language cookie from storage (section 9) and reloads the hidden page
 * in that language; not where the address names a language (R2.13), nor where cookies are off, which would loop.
 * A page rendered for another account than that of the token (`data-reader`, R2.1), or without a token, is
 * not shown: the token wins, the page session is dropped, and the page is reloaded as the public shell.
 */
import { brand } from "#content/brand.ts";
import { hostPrefix, signedOutCookie } from "#contract/every-page.ts";
import { defaultLanguage, languageCookie, languageCookieAttributes } from "#contract/language.ts";
import { languages } from "#contract/languages.ts";
import { appBanner, localKeys } from "#contract/limits.ts";
import { iosAgent, touchedAgent } from "./ios.ts";

/** Of the phones whose store has our app, as an expression: which one this is. */
function writeStore(): string {
  const { ios, android } = brand.storeLinks;
  const isIos =
    ios === null ? "" : `/${iosAgent}/.test(n)||/${touchedAgent}/.test(n)&&navigator.maxTouchPoints>1?"ios":`;
  const isAndroid = android === null ? "" : `/Android/.test(n)?"android":`;
  return `${isIos}${isAndroid}0`;
}

function writeBootScript(): string {
  const any = languages.join("|");
  const named = languages.filter((language) => language !== defaultLanguage).join("|");
  return [
    `var b=document,d=b.documentElement,m=d.dataset,t=self.trustedTypes,s=location.protocol=="https:"?"; Secure":""`,
    `if(t)t.createPolicy("default",{createHTML:s=>s=="<"+"script><"+"/script>"?s:"",` +
      `createScriptURL:s=>{if(s=="/sw.js"||s==m.analytics)return s}})`,
    `try{var i,l=localStorage,k=l.${localKeys.theme},g=l.${localKeys.language},` +
      `c=/(^|; )${languageCookie}=(${any})(;|$)/;if(k=="light"||k=="dark")m.theme=k;if(l.${localKeys.headingFace})m.headingFace="";` +
      `if(/^(${any})$/.test(g)&&!c.test(b.cookie)){` +
      `b.cookie="${languageCookie}="+g+"; ${languageCookieAttributes}"+s;` +
      `if(g!=d.lang&&!/^\\/(${named})(\\/|$)/.test(location.pathname)&&c.test(b.cookie)){` +
      `d.hidden=1;location.reload()}}` +
      `if(l.${localKeys.token}){var u=JSON.parse(l.${localKeys.user}||0)||{};` +
      `i=u.id||u._id;m.signedIn=u.role||"student";d.style.setProperty("--user-name",JSON.stringify(u.name||""))}` +
      `var n=navigator.userAgent,a=${writeStore()};` +
      `if(a&&!l.${localKeys.bannerDismissed}&&!l.${localKeys.appInstalled}&&` +
      `!navigator.standalone&&!matchMedia("(display-mode:standalone)").matches){` +
      `m.appBanner=a;d.style.setProperty("--app-banner","${appBanner.height}px")}}catch(e){}`,
    `if(m.reader&&m.reader!=i){b.cookie=(s&&"${hostPrefix}")+"${signedOutCookie.name}=1; ${signedOutCookie.attributes}"+s;` +
      `d.hidden=1;location.reload()}`,
  ].join(";");
}

/** Pure, so that it is tree-shaken from browser scripts: browsers get it inline. */
export const bootScript = /* @__PURE__ */ writeBootScript();
