export const PUBLIC_WEB_PROBLEMS = {
  not_an_address:
    "This isn't a web address. Please copy the whole address, with https:// in front.",
  not_https: "We only open addresses that begin with https:// or webcal://.",
  with_password:
    "This address holds a name and a password, and we don't keep those. Please use an address without them.",
  not_public: "This address isn't on the public internet, so we can't open it from here.",
  not_found: "We found no website at this address. Please check it for typing mistakes.",
  unreachable:
    "The website at this address doesn't answer. Nothing changed; we can try again later.",
  not_secure:
    "The website at this address can't prove that it is who it says, so we didn't open it.",
  too_slow: "The website at this address took too long to answer. Nothing changed.",
  too_large: "What stands at this address is larger than 5 MB, so we didn't read it.",
  too_many_redirects: "This address leads on to others without end. Please copy the address again.",
  not_allowed:
    "The website refused us: the address may have been withdrawn, or it only works signed in. Please copy a new one.",
  gone: "There's nothing at this address any more. Please copy a new one from where you got it.",
  busy: "The website asked us to come back later. Nothing changed.",
  failed: "The website at this address has a problem of its own right now. Nothing changed.",
  wrong_type: "This address opens a web page or another file. Please copy the address we ask for.",
  damaged: "What the website sent broke off or is damaged. Nothing changed.",
} as const;

export type PublicWebProblem = keyof typeof PUBLIC_WEB_PROBLEMS;

/** An address that was not opened, or gave no answer; `message` is written for the student and names no address. */
export class PublicWebError extends Error {
  constructor(
    readonly code: PublicWebProblem,
    cause?: unknown,
  ) {
    super(PUBLIC_WEB_PROBLEMS[code], { cause });
    this.name = "PublicWebError";
  }
}
