/** Says beside a button that its call is slow and still running. Render it while the call runs. */
import { createContext, useContext, useEffect, useState } from "react";
import { saving } from "#contract/every-page.ts";

/** The text, in the reader's language. */
export const StillTryingWords = /* @__PURE__ */ createContext((): string => "");

export function StillTrying() {
  const words = useContext(StillTryingWords);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), saving.slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSlow && (
      <span className="still-trying" role="status">
        {words()}
      </span>
    )
  );
}
