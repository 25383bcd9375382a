#!/usr/bin/env node
import { dayAt } from '@formation/calendar';
import { calls } from '@formation/content';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { mcpServer } from './server.ts';

serveStdio(() => mcpServer(() => dayAt(Date.now(), calls.hours.timeZone)));
