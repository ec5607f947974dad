import type { SpokenDays } from "./language";

export const JAPANESE: SpokenDays = {
  days: {
    today: "今日, 本日",
    tomorrow: "明日, あした, あす",
    day_after_tomorrow: "明後日, あさって",
    yesterday: "昨日, きのう",
    noon: "正午",
    midnight: "真夜中, 深夜0時, 夜中の12時",
  },
  more_names: {
    weekdays: "日曜, 月曜, 火曜, 水曜, 木曜, 金曜, 土曜",
  },
};
