// The last step of a build: compresses what the build made, so that the server finds it ready.
import { builtSite, builtSiteCache, previousBuild } from '../built-site.ts';
import { loadRelease, makeCompressed, recallCompressed } from '../http/pages/load-site.ts';

const site = await loadRelease(builtSite, previousBuild);
await recallCompressed(site, builtSiteCache);
await makeCompressed(site, builtSiteCache, 4);
await builtSiteCache.keepOnly(new Set([...site.values()].map((file) => file.hash)));
