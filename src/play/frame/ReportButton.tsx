import { Button } from '../../ui/Button';
import { reportFault } from '../../ui/sheet-requests';
import { somethingIsWrong } from './text';

/** Opens "Something is wrong". */
export const ReportButton = () => (
  <Button
    variant="quiet"
    icon={<span aria-hidden className="icon fault-icon" />}
    aria-haspopup="dialog"
    onClick={reportFault}
  >
    {somethingIsWrong}
  </Button>
);
