/**
 * The one inline script, first in the head of every page. It makes the Trusted Types policy that React needs
 * (an empty script element and nothing else may be made from text) and sets what the sheet needs before the first paint.
 */
import { localKeys } from "#contract/limits.ts";

const statements = [
  "var d=document.documentElement,t=window.trustedTypes",
  `if(t)t.createPolicy("default",{createHTML:function(s){return s==="<"+"script><"+"/script>"?s:""}})`,
  `try{var l=localStorage,k=l.getItem("${localKeys.theme}");if(k==="light"||k==="dark")d.dataset.theme=k;` +
    `if(l.getItem("${localKeys.token}"))d.dataset.signedIn=""}catch(e){}`,
];

export const bootScript = statements.join(";");
