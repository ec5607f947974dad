import { useEffect, useState } from "react";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";

/**
 * What this browser can do: "unable" shows no notifications at all, "home_screen" only once the site is installed,
 * "blocked" was told not to. Undefined until it has been asked.
 */
type PushState = "unable" | "home_screen" | "blocked" | "off" | "on";

/** Whether this browser is notified, and turning that on and off. `key` is the site's public key. */
export function usePushDevice(key: string) {
  const [state, setState] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    void stateNow().then(setState, () => setState("unable"));
  }, []);

  async function change(work: () => Promise<void>) {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      setState(await stateNow());
    } catch (failure) {
      setError(messageOf(failure, "This browser didn't let us. Please try again."));
    } finally {
      setBusy(false);
    }
  }
  return {
    state,
    isBusy,
    error,
    turnOn: () => change(() => turnOn(key)),
    turnOff: () => change(turnOff),
  };
}

async function stateNow(): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    return /iP(?:hone|ad)/.test(navigator.userAgent) ? "home_screen" : "unable";
  }
  if (Notification.permission === "denied") return "blocked";
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === "granted" ? "on" : "off";
}

async function turnOn(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  const registration = await navigator.serviceWorker.ready;
  // One that was made with other keys of the site cannot be used.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const body = {
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  };
  try {
    await call("POST /profile/reminders/devices/", { body });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await call("POST /profile/reminders/devices/remove/", { body: { endpoint } });
  await subscription.unsubscribe();
}
