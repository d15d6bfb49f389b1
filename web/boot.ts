/**
 * The one inline script, first in the head of every page. It makes the Trusted Types policy that React needs
 * (an empty script element and nothing else may be made from text) and sets what the sheet needs before the first paint:
 * the theme, and of a signed-in person the role (`data-signed-in`) and the name (`--user-name`, a CSS string).
 */
import { localKeys } from "#contract/limits.ts";

const statements = [
  "var d=document.documentElement,t=window.trustedTypes",
  `if(t)t.createPolicy("default",{createHTML:function(s){return s==="<"+"script><"+"/script>"?s:""}})`,
  `try{var l=localStorage,k=l.getItem("${localKeys.theme}");if(k==="light"||k==="dark")d.dataset.theme=k;` +
    `if(l.getItem("${localKeys.token}")){var u=JSON.parse(l.getItem("${localKeys.user}"))||{};` +
    `d.dataset.signedIn=u.role||"student";d.style.setProperty("--user-name",JSON.stringify(u.name||""))}}catch(e){}`,
];

export const bootScript = statements.join(";");
