/** A line icon for a subject; an open book for all without their own. */
import {
  Atom,
  BookOpen,
  BookOpenText,
  Brain,
  Calculator,
  ChartLine,
  Code,
  FlaskConical,
  Globe,
  Landmark,
  Languages,
  Laptop,
  Leaf,
  type LucideIcon,
  Music,
  Palette,
  Scale,
  Stethoscope,
  Wrench,
} from "lucide-react";

const icons: Record<string, LucideIcon> = {
  mathematics: Calculator,
  science: FlaskConical,
  physics: Atom,
  chemistry: FlaskConical,
  biology: Leaf,
  english: BookOpenText,
  spoken_english: Languages,
  hindi: Languages,
  urdu: Languages,
  sanskrit: Languages,
  punjabi: Languages,
  french: Languages,
  german: Languages,
  social_studies: Globe,
  geography: Globe,
  history: Landmark,
  political_science: Scale,
  economics: ChartLine,
  accountancy: ChartLine,
  statistics: ChartLine,
  psychology: Brain,
  reasoning: Brain,
  computer_science: Laptop,
  coding: Code,
  drawing: Palette,
  music: Music,
  jee: Wrench,
  neet: Stethoscope,
};

export function SubjectIcon({ subject }: { subject: string }) {
  const Icon = icons[subject] ?? BookOpen;
  return <Icon aria-hidden="true" strokeWidth={1.75} />;
}
