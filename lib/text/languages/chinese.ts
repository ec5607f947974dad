import type { DayWords } from "./language";

export const CHINESE_DAYS: DayWords = {
  today: "今天, 今日",
  tomorrow: "明天, 明日",
  day_after_tomorrow: "后天",
  yesterday: "昨天",
  noon: "中午, 正午",
  midnight: "午夜, 半夜, 零点, 子夜",
};
