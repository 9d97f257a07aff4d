import type { Language } from './language.ts';

/** Numbers and times as a reader of one language writes them. Minus is U+2212 in all of them, as wide as a plus. */
export interface Numbers {
  /** A count: `12,480`. */
  count(value: number): string;
  /** Chips with their sign and two decimals: `+0.43`. */
  chips(value: number): string;
  /** Whole chips with their sign: `−12`. */
  wholeChips(value: number): string;
  /** Two decimals without a sign, for what stands behind ±. */
  spread(value: number): string;
  /** A rating in whole points: `1549`, without a separator. */
  elo(value: number): string;
  /** A probability or share in whole per cent, never rounded to certainty: `72 %`, `over 99 %`. */
  likely(value: number): string;
  /** A round share: `95 %`. */
  percent(value: number): string;
  /** A share to one decimal of a per cent. */
  share(value: number): string;
  /** A number with that many decimals, e.g. a z-score. */
  decimal(value: number, digits: number): string;
  /** The same with its sign. */
  signed(value: number, digits: number): string;
  /** A time in ms in the unit that suits it: `250 ms`, `1.5 s`. */
  time(ms: number): string;
  /** A size: `1.2 MB`. */
  bytes(value: number): string;
  /** A day in UTC: `3 May 2026`. */
  day(iso: string): string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
}

/** More and less than a number. */
const BEYOND: Readonly<Record<Language, { readonly over: string; readonly under: string }>> = {
  en: { over: 'over', under: 'under' },
  de: { over: 'über', under: 'unter' },
  sv: { over: 'över', under: 'under' },
};

const made = new Map<Language, Numbers>();

export function numbersOf(language: Language): Numbers {
  const numbers = made.get(language) ?? make(language);
  made.set(language, numbers);
  return numbers;
}

function make(language: Language): Numbers {
  const locale = language === 'en' ? 'en-GB' : language;
  const writer = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: number) => format.format(value).replace(/^-/, '−');
  };
  const fixed = (digits: number, signed: boolean) =>
    writer({
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...(signed ? { signDisplay: 'exceptZero' } : {}),
    });
  const plain = [0, 1, 2, 3, 4].map((digits) => fixed(digits, false));
  const signed = [0, 1, 2, 3, 4].map((digits) => fixed(digits, true));
  const percent = writer({ style: 'percent', maximumFractionDigits: 0 });
  const unit = (name: string, digits: number) =>
    writer({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits });
  const upToTwo = writer({ maximumFractionDigits: 2 });
  const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte'].map((name, power) => unit(name, power === 0 ? 0 : 1));
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const at = <T>(writers: readonly T[], index: number) => writers[Math.min(index, writers.length - 1)] as T;
  const decimal = (value: number, digits: number) => at(plain, digits)(value);
  const withSign = (value: number, digits: number) => at(signed, digits)(value);
  return {
    count: writer({ maximumFractionDigits: 0 }),
    chips: (value) => withSign(value, 2),
    wholeChips: (value) => withSign(value, 0),
    spread: (value) => decimal(value, 2),
    elo: writer({ maximumFractionDigits: 0, useGrouping: false }),
    likely: (value) => {
      const { over, under } = BEYOND[language];
      return value > 0.99 ? `${over} ${percent(0.99)}` : value < 0.01 ? `${under} ${percent(0.01)}` : percent(value);
    },
    percent,
    share: writer({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    decimal,
    signed: withSign,
    time: (value) => (value < 1000 ? `${upToTwo(Math.round(value))}\u00a0ms` : `${upToTwo(value / 1000)}\u00a0s`),
    bytes: (value) => {
      const power = Math.min(sizes.length - 1, Math.floor(Math.log10(Math.max(1, value)) / 3));
      return at(sizes, power)(value / 1000 ** power).replace(' ', '\u00a0');
    },
    day: (iso) => day.format(new Date(iso)),
    list: (items) => list.format(items),
  };
}
