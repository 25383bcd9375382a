export { mcpOverHttp, mcpWeight } from './http.ts';
