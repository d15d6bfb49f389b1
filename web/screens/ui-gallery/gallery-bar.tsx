/** Switches of the gallery: the language (and with it the direction) and the theme of the whole page. */
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { type SampleLanguage, samples } from "./samples.ts";

export type GalleryTheme = "system" | "light" | "dark";

type GalleryBarProps = {
  language: SampleLanguage;
  onLanguage: (language: SampleLanguage) => void;
  theme: GalleryTheme;
  onTheme: (theme: GalleryTheme) => void;
};

const isLanguage = (value: string): value is SampleLanguage => value in samples;
const isTheme = (value: string): value is GalleryTheme => ["system", "light", "dark"].includes(value);

export function GalleryBar({ language, onLanguage, theme, onTheme }: GalleryBarProps) {
  return (
    <div className="flex flex-wrap gap-4" lang="en">
      <RadioGroup
        legend="Language"
        name="galleryLanguage"
        look="segments"
        value={language}
        onValue={(value) => isLanguage(value) && onLanguage(value)}
        choices={[
          { value: "en", label: "English" },
          { value: "hi", label: "Hindi" },
          { value: "ur", label: "Urdu" },
        ]}
      />
      <RadioGroup
        legend="Theme"
        name="galleryTheme"
        look="segments"
        value={theme}
        onValue={(value) => isTheme(value) && onTheme(value)}
        choices={[
          { value: "system", label: "System" },
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
    </div>
  );
}
