import {
  BookOpen,
  CalendarDays,
  Gauge,
  GraduationCap,
  House,
  Library,
  ListChecks,
  MessagesSquare,
  Settings,
} from "lucide-react";

/** The pages in the navigation; pressing G and then `key` opens one. */
export const NAVIGATION_ITEMS = [
  { href: "/dashboard", label: "Dashboard", icon: House, key: "d" },
  { href: "/courses", label: "Courses", icon: BookOpen, key: "c" },
  { href: "/study-plans", label: "Study Plans", icon: ListChecks, key: "s" },
  { href: "/assistant", label: "AI Assistant", icon: MessagesSquare, key: "a" },
  { href: "/resources", label: "Resources", icon: Library, key: "r" },
  { href: "/calendar", label: "Calendar", icon: CalendarDays, key: "l" },
  { href: "/grades", label: "Grades", icon: GraduationCap, key: "e" },
  { href: "/settings", label: "Settings", icon: Settings, key: "t" },
] as const;

/** Below them, for operators alone. */
export const OPERATOR_ITEM = { href: "/operator", label: "Operator", icon: Gauge } as const;
