import data from '../../../entries/services/prices.json' with { type: 'json' };
import type { ServicePrices } from '../../entries/service-price.ts';

/** What we ask for each service and for a Hong Kong company. Until a price is fixed, its page says that it is quoted. */
export const servicePrices = data as ServicePrices; // the check holds them to their schema
