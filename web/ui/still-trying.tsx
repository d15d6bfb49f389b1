/** Says beside a button that its work is not answered yet and still goes on, once it takes long. Stands while the work is under way. */
import { createContext, useContext, useEffect, useState } from "react";
import { saving } from "#contract/every-page.ts";

/** The words, in the reader's language. */
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
