import { TableScroll } from './table-scroll.tsx';

export const examples = {
  TableScroll: {
    default: (
      <TableScroll label="Fees by country">
        <table>
          <thead>
            <tr>
              <th scope="col">Country</th>
              <th scope="col">Registry</th>
              <th scope="col">Each year</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">United Kingdom</th>
              <td>£100</td>
              <td>£50</td>
            </tr>
            <tr>
              <th scope="row">Wyoming</th>
              <td>$100</td>
              <td>$60</td>
            </tr>
          </tbody>
        </table>
      </TableScroll>
    ),
  },
};
