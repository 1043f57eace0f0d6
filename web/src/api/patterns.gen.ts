// Emitted by `diwan types`.

export const PATTERNS = {
  cin: String.raw`^[\s.\-]*[A-Za-z][\s.\-]*[A-Za-z]?([\s.\-]*[0-9]){2,7}[\s.\-]*$`,
  country: String.raw`\S`,
  deviceCode: String.raw`^[\s\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]*[0-9A-Za-z_٠-٩۰-۹\-]{1,24}[\s\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]*$`,
  email: String.raw`^\s*[^\s@<>()\[\],;:\\]+@[^\s@.]+(\.[^\s@.]+)+\s*$`,
  month: String.raw`^\s*[0-9]{4}-(0[1-9]|1[0-2])\s*$`,
  monthAndDay: String.raw`^\s*(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])\s*$`,
  phone: String.raw`^[\s.\-/()]*(0[\s.\-/()]*[5-8]([\s.\-/()]*[0-9]){8}|(\+|0[\s.\-/()]*0)[\s.\-/()]*2[\s.\-/()]*1[\s.\-/()]*2([\s.\-/()]*[0-9]){9,10})[\s.\-/()]*$`,
  plate: String.raw`^.*[0-9٠-٩].*$`,
  power: String.raw`^\s*[0-9٠-٩]{1,3}\s*[cC]\.?\s*[vV]\.?\s*$`,
  rib: String.raw`^[\s.\-/]*([0-9][\s.\-/]*){24}$`,
  serialNumber: String.raw`^\s*[A-Za-z0-9_\-]{1,32}\s*$`,
  time: String.raw`^\s*([01]?[0-9]|2[0-3]):[0-5][0-9]\s*$`,
} as const
