// Makes the site's own short videos: `node scripts/build/videos.ts`. Needs Chromium and ffmpeg; their results are committed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { artwork } from '@formation/tokens';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../chromium/find.ts';
import { payment } from './videos/payment.ts';
import { testimonials } from './videos/testimonials.ts';
import { captions, endOf, size, type Video } from './videos/video.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'apps/site/public/films');
const framesASecond = 12;

function face(family: string, name: string): string {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const font = readFileSync(join(root, file)).toString('base64');
  return `@font-face{font-family:${family};font-weight:200 800;src:url(data:font/woff2;base64,${font})}`;
}

/** The whole video as one page: every scene is an animation that begins and ends at its time. */
const pageOf = ({ backdrop, css, scenes }: Video): string => `<!doctype html><style>
  ${face('display', 'bricolage-grotesque')}${face('text', 'hanken-grotesk')}
  *{margin:0;box-sizing:border-box} svg{fill:none}
  body{width:${size.width}px;height:${size.height}px;background:${artwork.night} repeating-linear-gradient(transparent 0 38px,${artwork.nightRule} 38px 39px);color:${artwork.nightText};overflow:hidden}
  .scene{position:absolute;display:grid;align-content:center;gap:12px;opacity:0;animation:scene linear both}
  @keyframes scene{0%{opacity:0;translate:0 16px}8%,94%{opacity:1;translate:0 0}100%{opacity:0}}
  @keyframes last{0%{opacity:0;translate:0 16px}8%,100%{opacity:1;translate:0 0}} .scene:last-child{animation-name:last}
  ${css}</style>${backdrop}${scenes
    .map(
      ({ from, to, html }) =>
        `<div class="scene" style="animation-delay:${from}s;animation-duration:${to - from}s">${html}</div>`,
    )
    .join('')}`;

async function frame(page: Page, at: number): Promise<Buffer> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time;
  }, at * 1000);
  return page.screenshot({ type: 'png' });
}

async function make(video: Video, page: Page): Promise<void> {
  await page.setContent(pageOf(video));
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.pause();
    return document.fonts.ready.then(() => undefined);
  });
  const file = join(folder, `${video.name}.mp4`);
  const images = ['-f', 'image2pipe', '-framerate', String(framesASecond), '-i', '-'];
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '28', '-tune', 'animation', '-pix_fmt', 'yuv420p'];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...images, ...codec, '-movflags', '+faststart', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let number = 0; number < endOf(video.scenes) * framesASecond; number += 1)
    if (!ffmpeg.stdin.write(await frame(page, number / framesASecond))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
  writeFileSync(join(folder, `${video.name}.en.vtt`), captions(video.scenes));
}

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: size });
for (const video of [payment, testimonials]) await make(video, page);
await browser.close();
