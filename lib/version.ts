import manifest from "@/package.json" with { type: "json" };

/** Of the product, as package.json says it. */
export const version = manifest.version;
