import type { SpokenDays } from "./language";

export const CHINESE: SpokenDays = {
  days: {
    today: "今天, 今日",
    tomorrow: "明天, 明日",
    day_after_tomorrow: "后天",
    yesterday: "昨天",
    noon: "中午, 正午",
    midnight: "午夜, 半夜, 零点, 子夜",
  },
  more_names: {
    weekdays:
      "周日, 周一, 周二, 周三, 周四, 周五, 周六, 星期天, 礼拜一, 礼拜二, 礼拜三, 礼拜四, 礼拜五, 礼拜六, " +
      "週日, 週一, 週二, 週三, 週四, 週五, 週六, 禮拜天, 禮拜一, 禮拜二, 禮拜三, 禮拜四, 禮拜五, 禮拜六",
  },
};
