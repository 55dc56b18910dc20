import '#styles/table.css';
import '#styles/tools.css';
import { State } from './State.tsx';

const rows = [
  ['4B1606H-STD', 'Conrod bearing set', '1.481', '€112.40'],
  ['4B1606HX-.25', 'Conrod bearing set, 0.025 mm extra oil clearance', '1.606', '€118.90'],
  ['5M1959H-STD', 'Main bearing set', '1.993', '€146.00'],
] as const;

const Rows = ({ link }: { link: 'link' | 'row-link' }) =>
  rows.map(([number, name, wall, price]) => (
    <tr key={number}>
      <th scope="row" className="key mono">
        <a className={link} href={`/details/${number}`}>
          {number}
        </a>
      </th>
      <td>{name}</td>
      <td className="num">{wall}</td>
      <td className="num">{price}</td>
    </tr>
  ));

const Sample = ({ className }: { className: string }) => (
  <div className="tbl-wrap scroll-x">
    <table className={`tbl ${className}`} aria-label={`Parts ${className}`}>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Description</th>
          <th scope="col" className="num">
            Wall, mm
          </th>
          <th scope="col" className="num">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="group">
          <th colSpan={4} scope="rowgroup">
            Rod and main
          </th>
        </tr>
        <Rows link={className === 'hover' ? 'row-link' : 'link'} />
      </tbody>
    </table>
  </div>
);

export const Tables = () => (
  <>
    <State name="tbl, with a group" isWide>
      <Sample className="" />
    </State>
    <State name="hover: the whole row leads on" isWide>
      <Sample className="hover" />
    </State>
    <State name="compact" isWide>
      <Sample className="compact" />
    </State>
  </>
);
