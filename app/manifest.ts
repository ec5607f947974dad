import type { MetadataRoute } from "next";
import { FILES_SHARED } from "@/lib/contract/file-types";

/** What a phone shows once the site is installed. The bar above the page follows the theme by `viewport.themeColor`. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "Study Companion",
    short_name: "Study",
    description: "Deadlines, exams and study plans, read from the files your courses hand out.",
    lang: "en",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    background_color: "#fbf9f6",
    theme_color: "#fbf9f6",
    categories: ["education", "productivity"],
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Today", url: "/dashboard" },
      { name: "Calendar", url: "/calendar" },
      { name: "Ask the assistant", url: "/assistant" },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: "/icon-192.png", sizes: "192x192" }] })),
    // The service worker takes the file, without which it never arrives.
    share_target: {
      action: "/share",
      method: "post",
      enctype: "multipart/form-data",
      params: { files: [{ name: "files", accept: FILES_SHARED }] },
    },
  };
}
