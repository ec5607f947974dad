// The worker of the installed app: the pages' shell for times without a connection, and files that other apps share.
// What students have is no business of it: their data is kept for each of them apart by lib/client/offline/kept-answers.ts.

const SHELL = "shell";
const SHARED = "shared";
/** Opened before or not, these stand ready. Pages are the same for everybody; what is in them comes over the API. */
const ALWAYS = [
  "/dashboard",
  "/courses",
  "/calendar",
  "/study-plans",
  "/assistant",
  "/login",
  "/share",
];
const ASSET = /\/_next\/static\/[^"'\\\s)]+/g;
/** A line that hangs shows what is kept after so long. */
const PATIENCE_MS = 5000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const { keep, assets = [] } = event.data ?? {};
  if (typeof keep === "string") event.waitUntil(keepShell(keep, assets).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && pathname === "/share") event.respondWith(receive(request));
  if (request.method !== "GET") return;
  if (pathname.startsWith("/_next/static/")) event.respondWith(asset(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) {
    event.respondWith(page(request, pathname));
  }
});

/** Its name changes with its content, so that the first copy is as good as any. */
async function asset(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) await shell.put(request, answer.clone()).catch(() => {});
  return answer;
}

/** The server's page; without a connection the one that is kept, and never the browser's own error. */
async function page(request, pathname) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(pathname === "/" ? "/dashboard" : pathname);
  const asked = fetch(request);
  if (!kept) return asked.catch(() => nothingKept());
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  const answer = asked.then((given) => (given.status < 500 ? given : kept));
  return Promise.race([answer.catch(() => kept), late]);
}

/** Keeps the page that was opened. Where it brought something new, the others are out of date as well. */
async function keepShell(pathname, loaded) {
  const shell = await caches.open(SHELL);
  const opened = await keepPage(shell, pathname);
  await addAll(shell, loaded);
  if (!opened.isNew) return;
  const used = new Set([...loaded, ...opened.assets]);
  for (const other of ALWAYS) {
    if (other === pathname) continue;
    const { assets } = await keepPage(shell, other);
    for (const url of assets) used.add(url);
  }
  await prune(shell, used);
}

/** Keeps a page with the scripts, styles and fonts that it needs, itself last: what is kept is whole. */
async function keepPage(shell, pathname) {
  // Without cookies: what the server puts into a page for one student is none of the next one's.
  const answer = await fetch(pathname, { cache: "no-cache", credentials: "omit" });
  const isPage = answer.headers.get("content-type")?.startsWith("text/html");
  if (!answer.ok || answer.redirected || !isPage) return { assets: [], isNew: false };
  const assets = [...new Set((await answer.clone().text()).match(ASSET))];
  const known = await Promise.all(assets.map((url) => shell.match(url)));
  await addAll(shell, assets);
  await shell.put(pathname, answer);
  return { assets, isNew: !known.every(Boolean) };
}

async function addAll(shell, urls) {
  for (const url of urls) {
    if (await shell.match(url)) continue;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) await shell.put(url, answer);
  }
}

/** Lets go of what no page names: scripts of earlier versions, and pages that were opened then. */
async function prune(shell, used) {
  const requests = await shell.keys();
  const pages = requests.filter(({ url }) => !url.includes("/_next/static/"));
  for (const request of pages) {
    const text = await (await shell.match(request)).text();
    const assets = text.match(ASSET) ?? [];
    const whole = await Promise.all(assets.map((url) => shell.match(url)));
    if (!whole.every(Boolean)) await shell.delete(request);
    else for (const url of assets) used.add(url);
  }
  if (requests.length < MOST_KEPT) return;
  for (const request of requests) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/_next/static/") && !used.has(pathname)) await shell.delete(request);
  }
}

/** About four versions of everything. */
const MOST_KEPT = 400;

/** Takes a file that was shared from another app. It waits until the student has said what it is. */
async function receive(request) {
  const sent = await request.formData().catch(() => undefined);
  const files = sent?.getAll("files").filter((value) => typeof value !== "string") ?? [];
  const [owner = ""] = (await caches.keys()).flatMap(
    (name) => /^kept \d+ (\d+)$/.exec(name)?.[1] ?? [],
  );
  const shared = await caches.open(SHARED);
  for (const [index, file] of files.entries()) {
    const headers = { "content-type": file.type, name: encodeURIComponent(file.name), owner };
    await shared.put(`/share/${Date.now()}-${index}`, new Response(file, { headers }));
  }
  return Response.redirect(files.length > 0 ? "/share" : "/share?missed", 303);
}

/** What the server has to say while no page is open; browsers demand that something is shown. */
self.addEventListener("push", (event) => {
  const { title = "Study Companion", body = "", url = "/dashboard" } = event.data?.json() ?? {};
  const shown = { body, icon: "/icon-192.png", tag: `${url} ${title}`, data: { url } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data?.url ?? "/dashboard", self.location)));
});

/** In a window that is there, or else in a new one; never anything but a page of ours. */
async function openPage(url) {
  const { href, origin } = url.origin === self.location.origin ? url : self.location;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const [open] = windows.filter((each) => new URL(each.url).origin === origin);
  if (!open) return self.clients.openWindow(href);
  await open.focus();
  return open.navigate(href).catch(() => self.clients.openWindow(href));
}

function nothingKept() {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  };
  return new Response(NOTHING_KEPT, { status: 503, headers });
}

const NOTHING_KEPT = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Offline · Study Companion</title>
<style>:root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:26rem;
min-height:80dvh;margin:auto;padding:1.5rem;display:grid;align-content:center}a{display:inline-block;
padding:.6rem 0}</style><main><h1>You're offline</h1><p>You haven't opened this page on this device yet, so we
can't show it now. What you've done is safe.</p><a href="">Try again</a><br>
<a href="/dashboard">Go to your dashboard</a></main></html>`;
