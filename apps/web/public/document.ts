import { createHash } from 'node:crypto';
import { colourSheet } from '#packages/ui/css-variables.ts';
import { TEXTS_ID } from './live.ts';
import type { SiteAssets } from './page.ts';
import type { RenderedPage } from './render.tsx';

/** Browser code of a page: its module and what that imports at once. */
export interface BrowserModule {
  readonly entry: string;
  readonly imports: readonly string[];
}

/** The parts of a page's file that do not depend on its language. */
export interface DocumentParts {
  readonly assets: SiteAssets;
  /** Style sheet of the page; the colours it names are added. */
  readonly css: string;
  /** Inline scripts of the head, in order. */
  readonly scripts: readonly string[];
  /** Module that brings the page to life, and what it imports at once; none for still pages. */
  readonly module: BrowserModule | null;
  /** The module is fetched by the first tap on the page's form, and not before. */
  readonly onTap?: boolean;
  readonly indexed: boolean;
  /** Markup that only the development server adds. */
  readonly extraHead?: string;
}

/** Grounds of the browser's own bars (semantic colour `bg`). */
const THEME_COLOURS = { light: '#F7F9F7', dark: '#0D1713' };

/** The whole file of a page in one language. */
export function htmlDocument(page: RenderedPage, parts: DocumentParts): string {
  const { assets, module } = parts;
  const css = withColours(fontFace(assets.font) + parts.css, page.body);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(page.title)}</title>`,
    `<meta name="description" content="${escapeText(page.description)}">`,
    ...(parts.indexed
      ? [
          '<meta property="og:type" content="website">',
          `<meta property="og:title" content="${escapeText(page.title)}">`,
          `<meta property="og:description" content="${escapeText(page.description)}">`,
          '<meta name="twitter:card" content="summary">',
        ]
      : []),
    parts.indexed ? '' : '<meta name="robots" content="noindex">',
    `<meta name="theme-color" media="(prefers-color-scheme:light)" content="${THEME_COLOURS.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${THEME_COLOURS.dark}">`,
    `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`,
    ...parts.scripts.map((script) => `<script>${script}</script>`),
    page.structured
      ? `<script type="application/ld+json">${inScript(page.structured)}</script>`
      : '',
    `<style>${css}</style>`,
    parts.extraHead ?? '',
  ];
  const texts = page.texts
    ? `<script type="application/json" id="${TEXTS_ID}">${inScript(JSON.stringify(page.texts))}</script>`
    : '';
  const entry = module ? `<script>${scriptOf(module, parts.onTap)}</script>` : '';
  return `<!doctype html><html lang="${page.language}"><head>${head.join('')}</head><body>${page.body}${texts}${entry}</body></html>`;
}

/**
 * Source of the script at a page's end that fetches its code once the page has been painted: what
 * people see comes before what makes it move.
 */
function startScript({ entry, imports }: BrowserModule): string {
  const addresses = JSON.stringify([entry, ...imports]);
  return `requestAnimationFrame(()=>setTimeout(()=>{for(const a of ${addresses}){const l=document.createElement("link");l.rel="modulepreload";l.href=a;document.head.append(l)}import("${entry}")}))`;
}

/** The script that brings a page to life: after its first paint, or by a tap. */
export const scriptOf = (module: BrowserModule, onTap = false): string =>
  onTap ? tapScript(module) : startScript(module);

/**
 * Shows the page's form, and fetches the code behind it when it is first sent, saying that it reads: from then on
 * that code listens itself. Where it cannot be fetched, the form says so and may be sent again.
 */
function tapScript({ entry }: BrowserModule): string {
  return `{const f=document.querySelector("form[data-try]"),p=f.querySelector("output"),w=JSON.parse(f.dataset.try),b=(y,t)=>{f.setAttribute("aria-busy",y);p.textContent=t};f.hidden=false;f.addEventListener("input",()=>b(false,""));const o=e=>{e.preventDefault();b(true,w.reading);import("${entry}").then(()=>f.removeEventListener("submit",o)).catch(()=>b(false,w.offline))};f.addEventListener("submit",o)}`;
}

/** The source expression of an inline script for a content security policy. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

function fontFace(address: string): string {
  return `@font-face{font-family:"Figtree Variable";src:url(${address}) format("woff2");font-weight:300 900;font-display:swap}`;
}

/** The page's style sheet with the colour variables that it uses, and no others. */
function withColours(css: string, body: string): string {
  const used = new Set([...`${css}${body}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const colours = colourSheet().replaceAll(/(--[\w-]+):[^;}]+;?/g, (declaration, name) =>
    used.has(name) ? declaration : '',
  );
  return colours + css;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** JSON inside a script element must not be able to end it. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
