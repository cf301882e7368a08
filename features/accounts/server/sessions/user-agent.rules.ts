import type { BrowserName, SystemName } from '../../contract/account.contract.ts';

/** First match wins: most browsers also claim to be Chrome or Safari, and Android to be Linux. */
const BROWSERS: readonly (readonly [BrowserName, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['safari', /\bVersion\/\S+ .*Safari\//],
];
const SYSTEMS: readonly (readonly [SystemName, RegExp])[] = [
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac OS X\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
];

/** The browser and system that a user agent names, without versions; null for what is not known. */
export function deviceOf(userAgent: string | null): {
  browser: BrowserName | null;
  system: SystemName | null;
} {
  const named = <Name>(list: readonly (readonly [Name, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
