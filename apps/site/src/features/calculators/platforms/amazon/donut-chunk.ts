export { Donut } from '@formation/ui';
